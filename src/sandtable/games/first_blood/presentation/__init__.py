"""What people see of First Blood: what events, questions and options speak of."""
