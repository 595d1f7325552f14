/** A value of the browser's storage; undefined when there is none, or none that can be read. */
export function readStored(storage: Pick<Storage, 'getItem'>, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? '') as unknown;
  } catch {
    return undefined;
  }
}

/** Stores a value where there is room and leave to; the app goes on without. Whether it is stored. */
export function writeStored(
  storage: Pick<Storage, 'setItem'>,
  key: string,
  value: unknown,
): boolean {
  try {
    storage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    // A full or closed storage is no reason to stop.
    return false;
  }
}
