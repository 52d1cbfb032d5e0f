"""All that Swedish Parliament 2014 says: the log, the brief, and the sentences of each language."""
