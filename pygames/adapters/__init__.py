"""Our games for the libraries that people train with; each is imported only with its library."""
