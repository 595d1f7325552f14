import { readTable } from '@folio/tables/read-table';

/** Wordy phrases, in small letters, with what says the same in fewer words. */
export const wordyPhrases: ReadonlyMap<string, string> = new Map(
  readTable(new URL('./wordy-phrases.tsv', import.meta.url), {
    phrase: 'text',
    plain: 'text',
  }).map(({ phrase, plain }) => [phrase, plain]),
);

/** Finds whole phrases of a list, the longest first; phrases hold no letter that patterns read. */
export const phrasePattern = (phrases: Iterable<string>): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}-])(?:${[...phrases]
      .sort((one, other) => other.length - one.length)
      .join('|')})(?![\\p{L}\\p{N}]|-\\p{L})`,
    'giu',
  );

const quantities = new Set(['many', 'most']);
/** Said of all that came before: 'for the management weekly to inform' is not. */
const times = new Set(['daily', 'monthly', 'regularly', 'weekly', 'yearly']);
const opensWithDeterminer = /^ (?:the|our|my|their|these|those|them|us|which|whom)\b/i;

/**
 * What says the same as a wordy phrase, with the capital of its first letter and the 'of' that what
 * follows may need: 'the majority of calls' is 'most calls', 'the majority of the calls' isn't.
 */
export function plainFor(phrase: string, following: string): string | undefined {
  const plain = wordyPhrases.get(phrase.toLowerCase());
  if (plain === undefined) return undefined;
  if (times.has(plain) && /^\s+[\p{L}\d]/u.test(following)) return undefined;
  const pattern =
    quantities.has(plain) && opensWithDeterminer.test(following) ? `${plain} of` : plain;
  return /^\p{Lu}/u.test(phrase) ? pattern.charAt(0).toUpperCase() + pattern.slice(1) : pattern;
}
