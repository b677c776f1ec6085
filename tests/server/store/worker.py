"""Another worker, for the tests: appends to one table as fast as it can and says what was accepted.

python -m tests.server.store.worker URL NAME LAST
"""

import asyncio
import sys

from stead.server.store import Store
from stead.server.store.rows import Change
from tests.server.store.made import entry


async def main(url: str, name: str, last: int) -> None:
    store = await Store.open(url)
    print("ready", flush=True)
    sys.stdin.readline()
    found = await store.table("t")
    assert found
    for seq in range(found[0].version + 1, last + 1):
        change = Change(updated=float(seq), orders={0: name})
        if await store.append("t", entry(seq, f"{name}-{seq}"), change):
            print(seq, flush=True)
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], int(sys.argv[3])))
