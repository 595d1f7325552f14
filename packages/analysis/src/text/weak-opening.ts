/**
 * Openings that only say that work took place. After some, a verb in -ing says what was done. A
 * person who was involved in something, in charge of it or tasked with it need not have done it.
 */
const weakOpenings: readonly { pattern: RegExp; leadsToGerund?: boolean }[] = [
  {
    pattern:
      /^(?:was |were )?(?:solely |directly |primarily |also )?responsible (?:for|of)(?: the)?/i,
    leadsToGerund: true,
  },
  {
    pattern:
      /^(?:(?:my|main|key|daily|core) )*(?:duties|responsibilities|tasks)(?: included?| including| involved| were)?:?/i,
    leadsToGerund: true,
  },
  { pattern: /^(?:was |were )?in charge of(?: the)?/i },
  { pattern: /^(?:was |were )?tasked with/i },
  { pattern: /^(?:was |were )?(?:actively |heavily )?involved in/i },
  { pattern: /^worked (?:closely )?(?:on|with|as|in|for|at|to|alongside)/i },
  { pattern: /^(?:helped|help)(?: to| with| in| out)?/i },
  { pattern: /^(?:assisted|assist)(?: with| in| to)?/i },
  { pattern: /^(?:participated|participate) in/i },
  { pattern: /^(?:was |were )?(?:a |an )?(?:active )?(?:member|part) of/i },
];

export type WeakOpening = { start: number; end: number; leadsToGerund: boolean };

/** Length of the text searched for an opening, in characters. */
const reach = 80;

/** Finds the weak opening of a statement between `from` and `until`. */
export function weakOpeningOf(text: string, from: number, until: number): WeakOpening | undefined {
  for (const { pattern, leadsToGerund = false } of weakOpenings) {
    const found = pattern.exec(text.slice(from, Math.min(until, from + reach)));
    if (!found || /^[\p{L}\p{N}]/u.test(text.slice(from + found[0].length, until))) continue;
    return { start: from, end: from + found[0].length, leadsToGerund };
  }
  return undefined;
}
