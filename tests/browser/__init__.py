"""Tests of the page in a browser: a package, for which one server and one Chromium are started."""
