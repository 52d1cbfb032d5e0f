"""All that Koalition says: the log, the brief, and the sentences of each language."""
