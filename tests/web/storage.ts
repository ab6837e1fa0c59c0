// A storage like the browser's.

/** @param room how many letters it holds */
export function storage(room = Number.POSITIVE_INFINITY): Storage {
  const kept: Record<string, string> = {};
  const hidden: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
    getItem: (key) => (Object.hasOwn(kept, key) ? kept[key] : null),
    setItem: (key, value) => {
      const used = Object.entries(kept).reduce(
        (sum, [name, text]) => (name === key ? sum : sum + name.length + text.length),
        0,
      );
      if (used + key.length + value.length > room) {
        throw new DOMException('no room', 'QuotaExceededError');
      }
      kept[key] = value;
    },
    removeItem: (key) => {
      delete kept[key];
    },
  };
  const get = (_: object, key: string) =>
    key === 'length' ? Object.keys(kept).length : (Reflect.get(hidden, key) ?? kept[key]);
  return new Proxy(kept, { get: get as ProxyHandler<object>['get'] }) as unknown as Storage;
}
