"""Bots that search: they try answers out in redealt states, with a policy that plays for everybody."""
