export const contentLimits = {
  shortText: 300,
  longText: 20_000,
  /** Two short texts with ' – ' between them. */
  periodText: 603,
  link: 2_000,
  itemsText: 1_000_000,
  entriesPerSection: 200,
  itemsPerCategory: 500,
  /** Links in the head of a resume, and equally many personal details. */
  headEntries: 30,
  bulletsPerEntry: 1_000,
  bulletsInAll: 3_000,
  /** Validating an entry costs as much as hundreds of characters, even if it is empty. */
  entriesInAll: 4_000,
  textsInAll: 20_000,
} as const;

/**
 * Formats a whole number with thousands separators. Done by hand, because `Intl` takes 5 ms to
 * start.
 */
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
