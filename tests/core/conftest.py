from hypothesis import settings

# How fast something is, is a number in bench/, never a test.
settings.register_profile("teban", deadline=None)
settings.load_profile("teban")
