// A storage like the browser's.

/** @param room how many letters it holds */
export function storage(room = Infinity) {
  const kept = {};
  const hidden = {
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
    removeItem: (key) => delete kept[key],
  };
  return new Proxy(kept, {
    get: (_, key) => (key === 'length' ? Object.keys(kept).length : (hidden[key] ?? kept[key])),
  });
}
