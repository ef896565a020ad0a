"""Open pages: who is looking at which table, what each page is sent, and the queue for rendering it."""
