"""Talks to the service as no web server should: malformed, slow, cut short, many at once, and while it
is told to end.

    python3 misuse.py SERVICE CATALOG
"""

import atexit
import os
import random
import re
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time

SERVICE, CATALOG = sys.argv[1:]
FOLDER = tempfile.TemporaryDirectory()
PATH = os.path.join(FOLDER.name, "socket")
failures = 0


def check(condition, message):
    global failures
    if not condition:
        failures += 1
        print("FAILED:", message, file=sys.stderr)


def start():
    process = subprocess.Popen([SERVICE, PATH, CATALOG], stderr=subprocess.PIPE, text=True)
    atexit.register(process.kill)
    line = process.stderr.readline()
    check("listening" in line, line)
    return process


def end(process):
    """The count of answers that the service reports, after it has ended well."""
    process.send_signal(signal.SIGTERM)
    report = process.communicate(timeout=30)[1]
    check(process.returncode == 0, f"ended with {process.returncode}: {report}")
    return int(re.search(r"answered (\d+)", report).group(1))


def block(*pairs):
    return b"".join(part + b"\0" for pair in pairs for part in pair)


def netstring(content):
    return b"%d:%s," % (len(content), content)


def request(query=b"n=5", language=b"pl", *more):
    return netstring(
        block(
            (b"CONTENT_LENGTH", b"0"), (b"SCGI", b"1"), (b"REQUEST_METHOD", b"GET"),
            (b"PATH_INFO", b"/count"), (b"QUERY_STRING", query),
            (b"HTTP_ACCEPT_LANGUAGE", language), *more))


def connect():
    connection = socket.socket(socket.AF_UNIX)
    # With a timeout, Python would not wait where many are waiting already.
    connection.connect(PATH)
    connection.settimeout(30)
    return connection


def receive(connection):
    received = b""
    while piece := connection.recv(65536):
        received += piece
    return received


def ask(message, half_close=False):
    with connect() as connection:
        try:
            connection.sendall(message)
            if half_close:
                connection.shutdown(socket.SHUT_WR)
        except (BrokenPipeError, OSError):
            pass  # It was refused before its end; the answer is there all the same.
        return receive(connection)


def status(answer):
    match = re.match(rb"Status: (\d+) ", answer)
    return int(match.group(1)) if match else None


def is_right(answer):
    return status(answer) == 200 and answer.endswith("\r\n\r\n5 elementów czeka\n".encode())


service = start()

# A second service does not take the socket away.
second = subprocess.run([SERVICE, PATH, CATALOG], capture_output=True, text=True)
check(second.returncode == 1 and "in use" in second.stderr, f"second service: {second}")

first = block((b"CONTENT_LENGTH", b"0"), (b"SCGI", b"1"))
for name, message, expected in [
    ("HTTP", b"GET /count?n=5 HTTP/1.1\r\nHost: a\r\n\r\n", 400),
    ("no length", b":" + first + b",", 400),
    ("length too small", b"%d:%s," % (len(first) - 1, first), 400),
    ("length too large", b"%d:%s," % (len(first) + 1, first), 400),
    ("negative length", b"-24:" + first + b",", 400),
    ("no comma", b"%d:%s" % (len(first), first), 400),
    ("another byte for the comma", b"%d:%s;" % (len(first), first), 400),
    ("header without value", netstring(first + b"QUERY_STRING\0"), 400),
    ("header without end", netstring(first + b"QUERY_STRING\0n=5"), 400),
    ("header without name", netstring(first + b"\0n=5\0"), 400),
    ("no CONTENT_LENGTH", netstring(block((b"SCGI", b"1"))), 400),
    ("no SCGI", netstring(block((b"CONTENT_LENGTH", b"0"))), 400),
    ("CONTENT_LENGTH in words", netstring(block((b"CONTENT_LENGTH", b"five"), (b"SCGI", b"1"))), 400),
    ("CONTENT_LENGTH twice", netstring(first + block((b"CONTENT_LENGTH", b"0"))), 400),
    ("body too short", netstring(block((b"CONTENT_LENGTH", b"9"), (b"SCGI", b"1"))) + b"1234", 400),
    ("huge body", netstring(block((b"CONTENT_LENGTH", b"1000000000"), (b"SCGI", b"1"))), 413),
    ("body beyond 64 bits", netstring(block((b"CONTENT_LENGTH", b"9" * 30), (b"SCGI", b"1"))), 400),
    ("huge headers", netstring(first + block((b"A", b"x" * 1_000_000))), 431),
    ("endless length", b"9" * 100_000, 431),
    ("zero bytes", b"\0" * 100_000, 400),
    ("zero bytes as headers", netstring(b"\0" * 60_000), 400),
    ("no UTF-8", request(b"n=\xff\xfe", b"\xff"), 400),
    ("many headers", request(b"n=5", b"pl", *[(b"H%d" % n, b"") for n in range(8000)]), 200),
    ("long header of languages", request(b"n=5", b"pl," + b"xx-yy;q=0.1," * 5000), 200),
    ("60,000 digits", request(b"n=" + b"7" * 60_000), 200),
    ("bytes after the request", request() + b"more" * 10, 200),
    ("nothing", b"", None),
]:
    started = time.monotonic()
    found = status(ask(message, half_close=True))
    check(found == expected, f"{name}: status {found} instead of {expected}")
    check(time.monotonic() - started < 3, f"{name}: took {time.monotonic() - started:.1f} s")

check(is_right(ask(request())), "a request")
check(is_right(ask(request(), half_close=True)), "a request that closes its half")

# Whoever is slow or silent is sent away, and has not kept the others from their answers meanwhile.
slow = [connect() for _ in range(12)]
started = time.monotonic()
for connection in slow[:6]:
    connection.sendall(request()[:20])


def drip(connection):
    try:
        for byte in request():
            connection.sendall(bytes([byte]))
            time.sleep(0.2)
    except OSError:
        pass


for connection in slow[6:]:
    threading.Thread(target=drip, args=[connection], daemon=True).start()
check(is_right(ask(request())), "a request beside slow ones")
check(time.monotonic() - started < 2, "a request beside slow ones waited")
for connection in slow:
    found = status(receive(connection))
    check(found == 408, f"slow request: status {found} instead of 408")
    connection.close()
check(time.monotonic() - started < 9, f"slow requests stayed {time.monotonic() - started:.1f} s")

# Those who leave without taking their answer.
for _ in range(500):
    with connect() as connection:
        connection.sendall(request())
for _ in range(500):
    with connect() as connection:
        connection.sendall(request()[:50])

# Many at once, all connected before the first one asks.
crowd = [connect() for _ in range(500)]
for connection in crowd:
    connection.sendall(request())
check(all(is_right(receive(connection)) for connection in crowd), "500 at once")
for connection in crowd:
    connection.close()

# Damaged requests: each is answered, or closed where nothing came.
source = random.Random(6)
for _ in range(3000):
    message = bytearray(request())
    for _ in range(source.randint(1, 4)):
        place = source.randrange(len(message))
        match source.randrange(3):
            case 0: message[place] = source.randrange(256)
            case 1: del message[place:place + source.randint(1, 9)]
            case 2: message[place:place] = source.randbytes(source.randint(1, 9))
        message = message or bytearray(b"0")
    found = status(ask(bytes(message), half_close=True))
    check(found in (200, 400, 404, 405, 413, 431), f"{bytes(message)}: status {found}")
check(is_right(ask(request())), "a request after the damaged ones")
end(service)
check(not os.path.exists(PATH), "the socket is left behind")

# What a killed service leaves behind is no hindrance.
service = start()
service.kill()
service.communicate()
check(os.path.exists(PATH), "a killed service took its socket away")
service = start()

# Told to end under load: whoever has connected gets the right answer, and is counted.
counts = [0] * 16


def keep_asking(place):
    while True:
        try:
            connection = connect()
        except OSError:
            return
        with connection:
            try:
                connection.sendall(request())
                right = is_right(receive(connection))
            except OSError as error:
                right = False
                print(error, file=sys.stderr)
            check(right, "an answer was lost when the service ended")
            counts[place] += 1


clients = [threading.Thread(target=keep_asking, args=[place]) for place in range(len(counts))]
for client in clients:
    client.start()
time.sleep(1)
reported = end(service)
for client in clients:
    client.join()
check(reported == sum(counts), f"{sum(counts)} answers came, {reported} were counted")
print(f"told to end under load: {sum(counts)} requests, all answered" if not failures else "")
sys.exit(1 if failures else 0)
