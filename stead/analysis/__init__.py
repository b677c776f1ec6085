"""What a finished game was worth, choice by choice: who stood how, what was an error, what was luck."""
