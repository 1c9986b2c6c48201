"""What is heard at a table: sounds that the program makes itself, played by what the system has."""
