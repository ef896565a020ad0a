"""The built browser client lies in `static/`; its source is in `client/`."""
