/**
 * A proxy that builds a schema on first use. Building all schemas of the contract takes a phone
 * half a second, and a screen needs three or four. The build wraps each schema
 * (`scripts/lazy-schemas.ts`).
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
      // Proxy invariant: a property that the target lacks must not be reported as non-configurable.
      return found && { ...found, configurable: true };
    },
  });
}
