"""The database: schema, rows, the writer, backups, and notifications between processes."""
