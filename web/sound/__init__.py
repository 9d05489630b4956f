"""Every sound of Teban, made from numbers: `python web/sound/make.py OUT_FOLDER`."""
