"""Empires of the North: six clans, action tiles, ships and islands."""
