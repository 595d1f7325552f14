/**
 * A `Storage` without room, for rendering pages at build time: it rejects every value, because an
 * accepted one would have to be readable.
 */
const empty: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: () => null,
  setItem: () => {
    throw new DOMException('Nothing is stored here', 'QuotaExceededError');
  },
  removeItem: () => undefined,
};
for (const name of ['localStorage', 'sessionStorage'])
  Object.defineProperty(globalThis, name, { value: empty, configurable: true });
