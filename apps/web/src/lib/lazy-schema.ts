/**
 * What stands for a schema until something is asked of it: only then is it built. Making all shapes of
 * the contract takes a phone half a second, and a screen needs three or four of them.
 * `scripts/lazy-schemas.ts` puts it round each when the app is built.
 */
export function lazySchema<T extends object>(make: () => T): T {
  let made: T | undefined;
  const schema = (): T => {
    made ??= make();
    return made;
  };
  return new Proxy({} as T, {
    get: (_, key) => Reflect.get(schema(), key),
    set: (_, key, value) => Reflect.set(schema(), key, value),
    has: (_, key) => Reflect.has(schema(), key),
    ownKeys: () => Reflect.ownKeys(schema()),
    getPrototypeOf: () => Reflect.getPrototypeOf(schema()),
    getOwnPropertyDescriptor: (_, key) => {
      const found = Reflect.getOwnPropertyDescriptor(schema(), key);
      // A proxy may say of no property that it is fixed which its target has not.
      return found && { ...found, configurable: true };
    },
  });
}
