import { readTable } from '@folio/tables/read-table';
import { isStopWord, readWords, synonymsOf, type Word } from './words.ts';

const qualifiers = readTable(new URL('./qualifiers.tsv', import.meta.url), {
  family: 'text',
  qualifier: 'text',
  kept: 'text',
}).map(({ family, qualifier, kept }) => ({
  family,
  qualifier: new RegExp(qualifier, 'iu'),
  kept: new RegExp(kept, 'iu'),
}));

/** A statement of the output that lacks the qualifier it has in the source. */
interface LostQualifier {
  family: string;
  /** The first word that statement and source share. */
  word: Word;
}

/** A qualifier applies up to the next punctuation. */
const segmentPattern = /[^.;,\n()]+/g;
const mostSegments = 40;

/**
 * Finds statements that a rewrite repeats without their qualifier (helped, only, planned, not, by a
 * colleague). Each family has words that qualify, and words that keep the meaning in a rewrite.
 */
export function lostQualifiers(
  source: string,
  output: string,
  words: readonly Word[],
): LostQualifier[] {
  const segments = Array.from(source.matchAll(segmentPattern), ([text]) => text);
  const read = segments.slice(0, mostSegments);
  return qualifiers.flatMap(({ family, qualifier, kept }) => {
    if (!qualifier.test(source) || kept.test(output)) return [];
    const word = read
      .filter((text) => qualifier.test(text))
      .map((text) => repeated(text, words))
      .find((found) => found !== undefined);
    return word ? [{ family, word }] : [];
  });
}

const leastShare = 0.4;

/**
 * Returns the first word that the segment and the output share, if the output repeats enough of the
 * segment.
 */
function repeated(segment: string, words: readonly Word[]): Word | undefined {
  const roots = new Set(
    readWords(segment)
      .filter(({ lower }) => !isStopWord(lower))
      .map(({ root }) => root),
  );
  const shared = words.filter(
    ({ lower, root }) =>
      !isStopWord(lower) && (roots.has(root) || synonymsOf(root).some((other) => roots.has(other))),
  );
  const distinct = new Set(shared.map(({ root }) => root)).size;
  return distinct >= roots.size * leastShare ? shared[0] : undefined;
}
