"""What all tests share: whoever runs them, the system's language is none of the program's."""

import os

os.environ["LC_ALL"] = "C.UTF-8"
os.environ.pop("LANGUAGE", None)
