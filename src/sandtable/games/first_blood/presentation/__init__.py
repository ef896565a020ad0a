"""Everything people see of First Blood: scenes, words and explanations."""
