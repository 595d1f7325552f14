/** What a content holds at a path such as `workExperience[2].bullets[0]`. */
export function valueAt(content: unknown, path: string): unknown {
  const found = path
    .split(/[.[\]]+/)
    .filter(Boolean)
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
      content,
    );
  return isBullet(found) ? found.text : found;
}

const isBullet = (value: unknown): value is { text: unknown } =>
  typeof value === 'object' && value !== null && 'text' in value;

/** A copy of a content with another value at a path that exists. */
export function withValueAt<T>(content: T, path: string, value: unknown): T {
  const copy = structuredClone(content);
  const keys = path.split(/[.[\]]+/).filter(Boolean);
  const parent = keys
    .slice(0, -1)
    .reduce<unknown>(
      (inner, key) =>
        typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined,
      copy,
    );
  const key = keys.at(-1);
  if (typeof parent !== 'object' || parent === null || key === undefined)
    throw new Error(`There is nothing at ${path}`);
  const there = Reflect.get(parent, key);
  if (isBullet(there)) there.text = value;
  else Reflect.set(parent, key, value);
  return copy;
}
