/** Removes what no store or painter can hold: see `storableText` in `text-schemas.ts`. */
export function toStorable(text: string): string {
  const wellFormed = text.isWellFormed() ? text : text.toWellFormed();
  return wellFormed.includes('\0') ? wellFormed.replaceAll('\0', '') : wellFormed;
}
