"""The history of the database's shape, run by Alembic whenever a server starts."""
