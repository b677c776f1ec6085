"""The real server, in a process of its own, that can be killed and started again where it was."""

import os
import subprocess
import sys
import time
from http.client import HTTPConnection
from pathlib import Path

from tests.ports import free_port
from tests.signals import heard

PATIENCE = 60.0


class House:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def open(self) -> None:
        serve = [sys.executable, "-m", "tests.dealt", "serve", "--port", str(self.port)]
        serve += ["--host", "127.0.0.1", "--database", f"sqlite:///{self.folder / 'stead.db'}"]
        hurried = {"STEAD_BOT_PAUSE": "0.05", "STEAD_PATIENCE": "1000"}
        with (self.folder / "log").open("ab") as log, heard():
            self.process = subprocess.Popen(serve, env=os.environ | hurried, stdout=log, stderr=log)
        ends = time.monotonic() + PATIENCE
        while not self.healthy():
            gave_up = self.process.poll() is not None or time.monotonic() > ends
            assert not gave_up, f"no server:\n{self.log()}"
            time.sleep(0.05)

    def healthy(self) -> bool:
        connection = HTTPConnection("127.0.0.1", self.port, timeout=5)
        try:
            connection.request("GET", "/healthz")
            return connection.getresponse().status == 200
        except OSError:
            return False
        finally:
            connection.close()

    def kill(self) -> None:
        """As when the power goes."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def close(self) -> None:
        assert self.process is not None
        self.process.terminate()
        try:
            self.process.wait(PATIENCE)
        finally:
            self.kill()

    def log(self) -> str:
        return (self.folder / "log").read_text("utf-8", "replace")
