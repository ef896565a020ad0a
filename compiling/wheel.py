"""Pack a wheel with the compiled engine for the running Python and platform. `python3 run.py build --compiled` starts this.

It is the pure wheel with an extension module beside each source that was compiled. Python prefers the extension module.
"""

from __future__ import annotations

import argparse
import base64
import hashlib
import pathlib
import re
import subprocess
import sys
import sysconfig
import tempfile
import zipfile

from packaging.tags import cpython_tags

from sandtable import compiled

ROOT = pathlib.Path(__file__).resolve().parent.parent


def pack(tree: pathlib.Path, folder: pathlib.Path) -> pathlib.Path:
    """Write the wheel into the folder."""
    if compiled.usable(tree) is None:
        raise compiled.NotUsable("it has not been built")
    found = next(cpython_tags())
    platform = re.sub(r"\W", "_", sysconfig.get_platform())
    tag = f"{found.interpreter}-{found.abi}-{platform}"
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        argv = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", scratch]
        subprocess.run(argv, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
        (pure,) = pathlib.Path(scratch).glob("*.whl")
        made = folder / pure.name.replace("py3-none-any", tag)
        with zipfile.ZipFile(pure) as old, zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as new:
            files = {info.filename: old.read(info) for info in old.infolist()}
            (record,) = [name for name in files if name.endswith(".dist-info/RECORD")]
            about = record.replace("RECORD", "WHEEL")
            del files[record]
            lines = [line for line in files[about].decode().splitlines() if not line.startswith(("Root-Is", "Tag"))]
            files[about] = "\n".join([*lines, "Root-Is-Purelib: false", f"Tag: {tag}", ""]).encode()
            lib = tree / "lib"
            suffix = compiled.platform()
            files |= {path.relative_to(lib).as_posix(): path.read_bytes() for path in sorted(lib.rglob(f"*{suffix}"))}
            files[record] = "".join([*[row(name, data) for name, data in files.items()], f"{record},,\n"]).encode()
            for name, data in files.items():
                new.writestr(zipfile.ZipInfo(name), data, zipfile.ZIP_DEFLATED)
    return made


def row(name: str, data: bytes) -> str:
    """A line of RECORD: the file, its digest and its size."""
    digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
    return f"{name},sha256={digest},{len(data)}\n"


def main() -> None:
    parser = argparse.ArgumentParser(prog="run.py build --compiled", description=__doc__.partition("\n")[0])
    parser.add_argument("--tree", type=pathlib.Path, default=compiled.tree(), help="the compiled engine")
    parser.add_argument("-d", "--directory", type=pathlib.Path, default=ROOT / "dist", help="where to (dist)")
    words = parser.parse_args()
    try:
        print(pack(words.tree, words.directory))
    except compiled.NotUsable as reason:
        raise SystemExit(f"no compiled engine to pack: {reason}") from None


if __name__ == "__main__":
    main()
