"""What families of titles share: more than the kernel, less than a game. Titles import the kit, never each other."""
