"""All that is said in Ten Regions, in every language."""
