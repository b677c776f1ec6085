"""What a finished game was worth, choice by choice: who stood how, what was an error, what was luck."""

import stead.minds  # noqa: F401 - before numpy, which is to have one thread
