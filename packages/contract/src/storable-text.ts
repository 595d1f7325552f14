/** Removes what no store or painter can hold: see `storableText` in `text-schemas.ts`. */
export function toStorable(text: string): string {
  const wellFormed = text.isWellFormed() ? text : text.toWellFormed();
  return wellFormed.includes('\0') ? wellFormed.replaceAll('\0', '') : wellFormed;
}

/** Does the same for every text within plain data. */
export function toStorableValue(value: unknown): unknown {
  if (typeof value === 'string') return toStorable(value);
  if (Array.isArray(value)) return value.map(toStorableValue);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value);
  return Object.fromEntries(fields.map(([key, one]) => [toStorable(key), toStorableValue(one)]));
}
