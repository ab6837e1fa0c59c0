"""The tools that set this checkout up, assemble the site, serve it and run the tests."""
