"""Words in the reader's language: Fluent catalogues, and events, questions and options rendered with them."""
