"""The database: tables, their seats, and the append-only log of entries whose primary key (table, seq) is the lock.

Times are whole milliseconds, ids are text, bodies are bytes: nothing depends on one database. Rows of `entries` are never
changed and never deleted; everything else about a running table follows from them by replay.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
    UniqueConstraint,
    true,
)

SHAPE: Final = "0010"
"""The version of this shape, which the last of the migrations leads to."""

# named constraints: batch migrations could not find nameless ones
METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", String(40), nullable=False),
    Column("players", SmallInteger, nullable=False),
    Column("options", LargeBinary, nullable=False),
    Column("title", Text, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("origin", LargeBinary),  # a what-if table starts from this state instead of from the seed
    Column("private", Boolean, nullable=False),
    Column("status", String(10), nullable=False),  # a convenience for lists; the entries are the truth
    Column("created_ms", BigInteger, nullable=False),
    Column("windows", String(10), nullable=False, server_default="swift"),
    Column("origin_table", String(32)),  # the table and position that a what-if was copied from
    Column("origin_at", Integer),
    Column(
        "proof", SmallInteger, nullable=False, server_default="1"
    ),  # 2: the dice are bound to the table and its terms
    Column("lesson", String(40)),  # a guided game: which one
    Column("hints", Boolean, nullable=False, server_default=true()),
    Index("ix_tables_status_created_ms", "status", "created_ms"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),  # -1: the spectators' link
    Column("holder", String(10), nullable=False),
    Column("name", Text, nullable=False),
    Column("bot", String(40), nullable=False),
    Column("key_hash", LargeBinary),  # of the key; none for bots and for seats nobody has taken
    Column("invite_hash", LargeBinary),  # of the invitation, also when the seat is taken
)

STANDING: Final = Table(
    "standing",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("body", LargeBinary, nullable=False),
)
"""Standing answers of seats, while a game goes on: hidden from everybody else, so they are no entries of the log."""

TALK: Final = Table(
    "talk",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", SmallInteger, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("body", Text, nullable=False),
    Column("at_ms", BigInteger, nullable=False),
)
"""What people have said at a table: its latest lines."""

HINTS: Final = Table(
    "hints",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", SmallInteger, nullable=False),
    Column("seq", Integer, nullable=False),  # how long the log was
    Column("at_ms", BigInteger, nullable=False),
    UniqueConstraint("table_id", "seat", "seq"),
)
"""Who has asked for a hint in a game between people, and when; once for a question."""

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("digest", String(32), nullable=False),
    Column("at_ms", BigInteger, nullable=False),
)

ARCHIVES: Final = Table(
    "archives",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column(
        "body", LargeBinary, nullable=False
    ),  # what can be read of a finished game when its rules are no longer these
)

SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("body", LargeBinary, nullable=False),
)
"""What stands in a long game, so that not all of its log has to be played again; it follows from the log."""

FACES: Final = Table(
    "faces",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, nullable=False),  # how long the log was
    Column("body", LargeBinary, nullable=False),
)
"""How a table looked from afar when it left memory, so that lists need not build it; it follows from the log."""
