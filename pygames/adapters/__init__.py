"""Our games for libraries that train programs; each adapter is imported only with its library."""
