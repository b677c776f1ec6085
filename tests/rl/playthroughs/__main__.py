from tests.rl.playthroughs import write

write()
