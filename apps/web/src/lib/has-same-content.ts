/** Deep equality of plain data, ignoring the ids and places of entries. */
export function hasSameContent(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  const [ones, others] = [fieldsOf(one), fieldsOf(other)];
  return (
    Array.isArray(one) === Array.isArray(other) &&
    ones.size === others.size &&
    [...ones].every(([key, value]) => others.has(key) && hasSameContent(value, others.get(key)))
  );
}

const fieldsOf = (value: object) =>
  new Map<string, unknown>(
    Object.entries(value).filter(
      ([key, field]) => key !== 'id' && key !== 'place' && field !== undefined,
    ),
  );
