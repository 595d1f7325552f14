import { readTable } from '@folio/tables/read-table';

/** Wordy phrases in lower case, with shorter ones of the same meaning. */
export const wordyPhrases: ReadonlyMap<string, string> = new Map(
  readTable(new URL('./wordy-phrases.tsv', import.meta.url), {
    phrase: 'text',
    plain: 'text',
  }).map(({ phrase, plain }) => [phrase, plain]),
);

/** A pattern of whole phrases, longest first; phrases have no characters that need escaping. */
export const phrasePattern = (phrases: Iterable<string>): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}-])(?:${[...phrases]
      .sort((one, other) => other.length - one.length)
      .join('|')})(?![\\p{L}\\p{N}]|-\\p{L})`,
    'giu',
  );

const quantities = new Set(['many', 'most']);
/**
 * Adverbs that replace a phrase only at the end of its clause: 'the management weekly to inform'
 * would be wrong.
 */
const times = new Set(['daily', 'monthly', 'regularly', 'weekly', 'yearly']);
/** 'A variety of' becomes 'various' only before plurals, which 'data' and 'equipment' are not. */
const several =
  /^ (?:(?!(?:and|at|by|for|from|in|of|on|or|that|to|with)\b)[\p{L}-]+ ){0,3}?(?!(?:data|equipment|information|media|software)\b)[\p{L}-]+[^s\W]s(?=$|[,;.:]| (?:and|at|by|for|from|in|into|of|on|or|such|that|to|using|which|who|with)\b)/iu;
/**
 * A second object, which prevents the rewrite: 'Performed tests of controls and tests of
 * compliance'.
 */
const hasSecondThing = /\band (?:[\p{L}-]+ )?[\p{L}-]+ (?:for|of|on)\b/iu;
const opensWithDeterminer = /^ (?:the|our|my|their|these|those|them|us|which|whom)\b/i;

/**
 * Returns the shorter phrase, with the original capitalization and an 'of' if one is needed: 'the
 * majority of calls' becomes 'most calls', 'the majority of the calls' becomes 'most of the calls'.
 */
export function plainFor(phrase: string, following: string): string | undefined {
  const plain = wordyPhrases.get(phrase.toLowerCase());
  if (plain === undefined) return undefined;
  if (/^a variety of$/i.test(phrase) && /^ /.test(following) && !several.test(following))
    return undefined;
  if (/ (?:of|on|to)$/i.test(phrase) && /ed$/.test(plain) && hasSecondThing.test(following))
    return undefined;
  // 'Used to collect data' would describe a habit.
  if (plain === 'used' && /^ to\b/.test(following)) return undefined;
  if (times.has(plain) && /^\s+[\p{L}\d]/u.test(following)) return undefined;
  const pattern =
    quantities.has(plain) && opensWithDeterminer.test(following) ? `${plain} of` : plain;
  return /^\p{Lu}/u.test(phrase) ? pattern.charAt(0).toUpperCase() + pattern.slice(1) : pattern;
}
