#!/usr/bin/env python3
"""What a storm at the door costs: many log-ins at once, wrong passwords, connections of noise.

    python3 bench/storm.py
    python3 bench/storm.py --players 100 --java-opts "-Xmx64m"
    python3 bench/storm.py --only idle,logins

Starts a built server by its launcher, with its shipped settings, a free port and an empty world in
a temporary folder. Linux only: it reads the process's memory (resident set) from /proc, and comes
from many addresses of the loopback network. The exit code is 1 when somebody was not let in.
"""
import argparse
import asyncio
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time

HOME = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
SECRET = "a long enough one"
PER_ADDRESS = 8


class Server:
    """A server of our own, with its memory."""

    def __init__(self, data, java_opts):
        environment = dict(os.environ, EMBERDELVE_JAVA_OPTS=java_opts)
        self.process = subprocess.Popen(
            [os.path.join(HOME, "emberdelve"), "--port", "0", "--data", data],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            env=environment, text=True)
        self.seen = []
        self.port = self._port()
        os.set_blocking(self.process.stdout.fileno(), False)

    def _port(self):
        for line in self.process.stdout:
            self.seen.append(line)
            found = re.search(r"telnet.*?port (\d+)", line, re.IGNORECASE) \
                or re.search(r"port (\d+)", line)
            if found:
                return int(found.group(1))
        sys.exit("the server did not start:\n" + "".join(self.seen))

    def drain(self):
        """Nobody else reads what it says; a full pipe would stop it."""
        try:
            self.process.stdout.read()
        except TypeError:
            pass

    def _status(self, key):
        with open(f"/proc/{self.process.pid}/status") as status:
            for line in status:
                if line.startswith(key + ":"):
                    return int(line.split()[1]) // 1024
        return 0

    def resident(self):
        return self._status("VmRSS")

    def peak(self):
        return self._status("VmHWM")

    def forget_peak(self):
        with open(f"/proc/{self.process.pid}/clear_refs", "w") as refs:
            refs.write("5")

    def stop(self):
        self.process.stdin.write("shutdown\n")
        self.process.stdin.flush()
        os.set_blocking(self.process.stdout.fileno(), True)
        self.process.communicate(timeout=60)


def address(number):
    """Limits count by address: every few connections come from another one."""
    place = number // PER_ADDRESS
    return f"127.0.{1 + place // 250}.{1 + place % 250}"


def name(number):
    syllables = [a + b for a in "bdlmnrstvw" for b in "aeiou"]
    return "Sto" + "".join(syllables[number // 50 ** i % 50] for i in range(3))


async def connect(server, number):
    return Line(*await asyncio.open_connection(
        "127.0.0.1", server.port, local_addr=(address(number), 0)))


class Line:
    """A connection, and what it said that was not asked for yet."""

    def __init__(self, reader, writer):
        self.reader, self.writer = reader, writer
        self.text = b""

    async def until(self, words):
        while words not in self.text:
            more = await self.reader.read(4096)
            if not more:
                raise ConnectionError(self.text[-200:].decode("utf-8", "replace"))
            self.text += more
        self.text = self.text[self.text.index(words) + len(words):]

    def types(self, *lines):
        self.writer.write("".join(line + "\r\n" for line in lines).encode())


async def make(server, count):
    """Characters, made as a player makes them, some at a time."""
    async def one(number):
        line = await connect(server, number)
        line.types("new", name(number), SECRET, SECRET, "1", "yes", "quit")
        while await line.reader.read(4096):
            pass
        line.writer.close()

    for first in range(0, count, 20):
        await asyncio.gather(*[one(each) for each in range(first, min(first + 20, count))])


async def log_in(server, number, start):
    line = await connect(server, number)
    await line.until(b"Name:")
    await start.wait()
    begin = time.monotonic()
    line.types(name(number), SECRET)
    await line.until(b"Welcome back")
    accepted = time.monotonic() - begin
    await line.until(b"HP ")
    return accepted, time.monotonic() - begin, line


def told(values):
    ordered = sorted(values)
    return f"{ordered[0]:.2f} / {ordered[len(ordered) // 2]:.2f} / {ordered[-1]:.2f} s"


async def settle(server, seconds):
    """The resident set, a second at a time: at its end, and the least of it."""
    least = server.resident()
    for _ in range(seconds):
        await asyncio.sleep(1)
        server.drain()
        least = min(least, server.resident())
    return least


class Storm:
    def __init__(self, server, options):
        self.server = server
        self.options = options
        self.failed = 0

    def row(self, what, before, outcome, after):
        print(f"| {what} | {before} | {self.server.peak()} | {after} | {outcome} |", flush=True)

    async def idle(self):
        after = await settle(self.server, self.options.rest)
        self.row("idle", "", "", after)

    async def logins(self):
        server, players = self.server, self.options.players
        before = server.resident()
        server.forget_peak()
        start = asyncio.Event()
        tasks = [asyncio.create_task(log_in(server, each, start)) for each in range(players)]
        await asyncio.sleep(2)
        start.set()
        came = await asyncio.gather(*tasks, return_exceptions=True)
        for each in came:
            if isinstance(each, BaseException):
                print("not let in:", repr(each))
        inside = [each for each in came if not isinstance(each, BaseException)]
        self.failed += players - len(inside)
        after = await settle(server, self.options.rest)
        self.row(
            f"{players} log-ins", before,
            f"accepted {told([each[0] for each in inside])}, "
            f"playing {told([each[1] for each in inside])}", after)
        for each in inside:
            each[2].types("quit")
        await asyncio.sleep(2)
        for each in inside:
            each[2].writer.close()

    async def wrong(self):
        """Forty addresses, three tries each."""
        server = self.server
        before = server.resident()
        server.forget_peak()

        async def guess(number):
            line = await connect(server, number * PER_ADDRESS)
            await line.until(b"Name:")
            line.types(name(number), *["wrong password"] * 3)
            await line.until(b"Too many wrong")
            line.writer.close()

        begin = time.monotonic()
        came = await asyncio.gather(*[guess(each) for each in range(40)], return_exceptions=True)
        took = time.monotonic() - begin
        self.failed += sum(isinstance(each, BaseException) for each in came)
        after = await settle(server, self.options.rest)
        self.row("40 x 3 wrong passwords", before, f"{took:.1f} s", after)

    async def noise(self):
        """Connections of octets from a seed, a hundred at a time."""
        server, count = self.server, self.options.noise
        before = server.resident()
        server.forget_peak()
        chance = random.Random(7)

        async def one(number):
            try:
                line = await connect(server, number % 800)
                for _ in range(chance.randrange(1, 6)):
                    octets = bytes(chance.choice(
                        [255, 250, 240, 253, 251, chance.randrange(256), 13, 10, 65])
                        for _ in range(chance.randrange(1, 3000)))
                    line.writer.write(octets)
                    await asyncio.sleep(chance.random() / 20)
                await asyncio.wait_for(line.reader.read(65536), 1)
                line.writer.close()
            except (OSError, asyncio.TimeoutError):
                pass

        begin = time.monotonic()
        for first in range(0, count, 100):
            await asyncio.gather(*[one(first + each) for each in range(100)])
            server.drain()
        took = time.monotonic() - begin
        after = await settle(server, self.options.rest)
        self.row(f"{count} connections of noise", before, f"{took:.0f} s", after)


def main():
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--players", type=int, default=100)
    asked.add_argument("--noise", type=int, default=4000)
    asked.add_argument("--rest", type=int, default=45, help="seconds between two storms")
    asked.add_argument("--only", default="idle,logins,wrong,noise")
    asked.add_argument("--java-opts", default="")
    options = asked.parse_args()
    data = tempfile.mkdtemp(prefix="storm-")
    try:
        server = Server(data, options.java_opts)
        asyncio.run(make(server, options.players))
        server.stop()
        server = Server(data, options.java_opts)
        storm = Storm(server, options)
        print("| storm | MiB before | peak | after | fastest / median / slowest |")
        print("|---|--:|--:|--:|---|", flush=True)
        for each in options.only.split(","):
            asyncio.run(getattr(storm, each)())
        server.stop()
        return 1 if storm.failed else 0
    finally:
        shutil.rmtree(data, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main())
