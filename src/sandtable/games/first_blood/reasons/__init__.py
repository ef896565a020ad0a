"""Why not? The reasons of everything that can be pointed at, pressed or typed and is no answer now; nothing here is played by."""
