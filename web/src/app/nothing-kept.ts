// Runs first on the page that other sites show in a frame: it finds nowhere to keep anything.
for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
  Object.defineProperty(globalThis, name, { value: null });

export {};
