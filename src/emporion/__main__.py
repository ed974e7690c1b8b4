"""`python -m emporion` is the command line."""

from emporion.terminal.app import main

if __name__ == "__main__":
    main()
