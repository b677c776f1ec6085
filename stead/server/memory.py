"""What a worker does about its memory, so that games that are over cost nothing."""

import contextlib
import ctypes
import gc

M_MMAP_THRESHOLD, M_ARENA_MAX = -3, -8
"""As the GNU C library numbers them."""
LARGE = 128 * 1024


def rest_the_collector() -> None:
    """What is here at the start stays. Tables and sockets are many small things that hardly ever hang in circles: going
    through all of them every few seconds, as Python does unasked, would make people wait."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 100)


def share_one_heap() -> None:
    """Threads take turns here anyway: in one heap, holes that one of them leaves are filled by all. What is large lies
    apart and leaves none. Otherwise free memory that nobody can use goes on growing with every game."""
    with contextlib.suppress(OSError, AttributeError):  # another system's library
        mallopt = ctypes.CDLL(None).mallopt
        mallopt(M_ARENA_MAX, 1)
        mallopt(M_MMAP_THRESHOLD, LARGE)


def give_back() -> None:
    """Games that were put away leave holes: the system gets the pages back, where its library knows how."""
    gc.collect(1)
    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL(None).malloc_trim(0)
