export const contentLimits = {
  shortText: 300,
  longText: 20_000,
  /** Two short texts with ' – ' between them. */
  periodText: 603,
  link: 2_000,
  itemsText: 1_000_000,
  entriesPerSection: 200,
  itemsPerCategory: 500,
  /** Links and own details in the head of a resume, of each. */
  headEntries: 30,
  bulletsPerEntry: 1_000,
  bulletsInAll: 3_000,
  /** An entry costs as much to validate as hundreds of characters, even if it is empty. */
  entriesInAll: 4_000,
  textsInAll: 20_000,
} as const;

/** A whole number with thousands separators. Formatted by hand, as `Intl` takes 5 ms to start. */
export function count(limit: number): string {
  const digits = String(limit);
  const first = digits.length % 3;
  const groups = digits.slice(first).match(/\d{3}/g) ?? [];
  return [...(first > 0 ? [digits.slice(0, first)] : []), ...groups].join(',');
}

/** The error messages of lists that are too long. */
export const tooMany = {
  entries: `A section can have up to ${count(contentLimits.entriesPerSection)} entries.`,
  headEntries: `The top of a resume can have up to ${count(contentLimits.headEntries)} of these.`,
  bullets: `An entry can have up to ${count(contentLimits.bulletsPerEntry)} bullets.`,
  bulletsInAll: `A resume can have up to ${count(contentLimits.bulletsInAll)} bullets.`,
} as const;
