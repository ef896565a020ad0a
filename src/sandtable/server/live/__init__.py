"""Open pages: who looks at which table, what each page is sent, and the queue for rendering it."""
