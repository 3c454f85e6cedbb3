// Nothing is called from outside: the library is loaded before the system's into a program.
