/** A value from the browser's storage; undefined when absent or unreadable. */
export function readStored(storage: Pick<Storage, 'getItem'>, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? '') as unknown;
  } catch {
    return undefined;
  }
}

/** Stores a value if the browser allows it and has room. Returns whether it is stored. */
export function writeStored(
  storage: Pick<Storage, 'setItem'>,
  key: string,
  value: unknown,
): boolean {
  try {
    storage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    // A full or blocked storage is not an error.
    return false;
  }
}
