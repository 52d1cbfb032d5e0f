"""All that is said in Divide the Dollar."""
