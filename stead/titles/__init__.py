"""The games. Each title is a folder with the same rooms; none knows another."""
