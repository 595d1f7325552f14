/** A `Storage` without room, for rendering pages at build time: what is told as stored could be read. */
const empty: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: () => null,
  setItem: () => {
    throw new DOMException('Nothing is stored here', 'QuotaExceededError');
  },
  removeItem: () => undefined,
};
for (const name of ['localStorage', 'sessionStorage'])
  Object.defineProperty(globalThis, name, { value: empty, configurable: true });
