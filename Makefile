.PHONY: play test lint fix bench nightly
play test lint fix bench nightly:
	@./dev.py $@ $(ARGS)
