"""Why not? The reasons of all that can be pointed at, pressed or typed and is no answer now; nothing is played by them."""
