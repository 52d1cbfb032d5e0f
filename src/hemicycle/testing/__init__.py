"""What tests of any game use: laws, settings to try, what each seat sees, tables that tests play at."""
