import { patternTable } from '@folio/tables/pattern-table';
import type { FactFlag } from './fact-flag.ts';
import type { SourceFacts } from './source-facts.ts';
import { isStopWord, type Word } from './words.ts';

const patterns = patternTable(new URL('./others-work.tsv', import.meta.url), [
  'actor',
  'deed',
  'told',
]);
const actor = `(?:${patterns.actor})`;
const doing = `(?:(?:then|who|always|also) )?(?:\\p{L}{3,12}(?:ed|es)|${patterns.deed})`;
/**
 * Work of other people: 'manager signed off', 'design by hw team', 'sequencing done at core
 * facility'.
 */
const ofOthers = new RegExp(
  `(?<!\\p{L})(?:(?:by|at|to) (?:the |a |an |my |our |their )?(?:[\\p{L}-]+ )?${actor}(?: who [^.;,\\n()]{0,40})?(?![\\p{L}])|(?:the |my |our |audit |team )?${actor} ${doing}(?!\\p{L})[^.;,\\n()]{0,40})`,
  'giu',
);
const mostSegments = 20;
const segment = /[^.;,\n()]+/g;
/** Words with which a rewrite itself credits others: 'sequenced by', 'helped the lab'. */
const isTold = new RegExp(`(?<!\\p{L})(?:${actor}|${patterns.told})(?!\\p{L})`, 'iu');

/**
 * Finds words of a rewrite for work that others do in the source: 'signed off' for 'manager signed
 * off'.
 */
export function othersWork(
  source: SourceFacts,
  output: string,
  words: readonly Word[],
): FactFlag[] {
  const spans = Array.from(source.text.matchAll(segment))
    .slice(0, mostSegments)
    .flatMap(({ index, 0: text }) =>
      Array.from(text.matchAll(ofOthers), ({ index: at, 0: found }) => ({
        // Work done 'by the lab' precedes that phrase, within the same segment.
        start: /^(?:by|at)\b/i.test(found) ? index : index + at,
        end: index + at + found.length,
      })),
    );
  if (spans.length === 0) return [];
  const isInside = ({ start, end }: Word) =>
    spans.some((span) => start >= span.start && end <= span.end);
  const own = new Set(source.words.filter((word) => !isInside(word)).map(({ root }) => root));
  const theirs = new Set(
    source.words
      .filter((word) => isInside(word) && !isStopWord(word.lower) && !/^\d/.test(word.lower))
      .map(({ root }) => root)
      .filter((root) => !own.has(root)),
  );
  const found = words.filter(({ root }) => theirs.has(root));
  if (found.length === 0) return [];
  return Array.from(output.matchAll(segment)).flatMap(({ index, 0: text }) =>
    isTold.test(text)
      ? []
      : found
          .filter(({ start, end }) => start >= index && end <= index + text.length)
          .map(({ text: said, start, end }) => ({ kind: 'claim' as const, text: said, start, end }))
          .slice(0, 1),
  );
}
