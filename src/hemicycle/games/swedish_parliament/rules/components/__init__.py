"""What is in the box: parties, scales, voters and cards, read and checked."""
