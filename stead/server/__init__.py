"""The table on the network: a Starlette app, a socket a table, a store and a bus."""
