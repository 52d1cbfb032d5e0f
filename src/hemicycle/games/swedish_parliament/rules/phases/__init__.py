"""What a match waits for, a phase to a class: who may do what, what comes of it, and what if time runs out."""
