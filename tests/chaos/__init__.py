"""Chaos: the server is killed, its disk fills up, its clock jumps, its connections break, and nothing acknowledged is lost."""
