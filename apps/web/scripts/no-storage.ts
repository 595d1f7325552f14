/** An empty `Storage`, for rendering pages at build time. */
const empty: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
};
for (const name of ['localStorage', 'sessionStorage'])
  Object.defineProperty(globalThis, name, { value: empty, configurable: true });
