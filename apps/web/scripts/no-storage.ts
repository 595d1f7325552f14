/** What a browser has that was never used: pages that are written by the build find nothing kept. */
const empty: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
};
for (const name of ['localStorage', 'sessionStorage'])
  Object.defineProperty(globalThis, name, { value: empty, configurable: true });
