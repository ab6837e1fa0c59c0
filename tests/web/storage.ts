// A storage like the browser's.

/** @param room how many letters it holds */
export function storage(room = Number.POSITIVE_INFINITY): Storage {
  const entries: Record<string, string> = {};
  const hidden: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
    getItem: (key) => (Object.hasOwn(entries, key) ? entries[key] : null),
    setItem: (key, value) => {
      const used = Object.entries(entries).reduce(
        (sum, [name, text]) => (name === key ? sum : sum + name.length + text.length),
        0,
      );
      if (used + key.length + value.length > room) {
        throw new DOMException('no room', 'QuotaExceededError');
      }
      entries[key] = value;
    },
    removeItem: (key) => {
      delete entries[key];
    },
  };
  const get = (_: object, key: string) =>
    key === 'length' ? Object.keys(entries).length : (Reflect.get(hidden, key) ?? entries[key]);
  return new Proxy(entries, { get: get as ProxyHandler<object>['get'] }) as unknown as Storage;
}
