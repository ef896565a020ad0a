"""The rules as text: ledgers of clauses, translations, glossary, search, worked examples."""
