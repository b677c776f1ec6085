"""For those who work on Stead; nothing here is installed."""
