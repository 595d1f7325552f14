/**
 * Deep equality of plain data. The order of fields doesn't matter, and a missing field equals
 * undefined.
 */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const fields = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...fields].every((key) => isSame(Reflect.get(one, key), Reflect.get(other, key)));
}
