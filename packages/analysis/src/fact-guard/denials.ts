import type { FactFlag } from './fact-flag.ts';
import { numberWordSource } from './read-numbers.ts';
import type { SourceFacts } from './source-facts.ts';
import { isStopWord, readWords, type Word } from './words.ts';

/** A denial, from the denying word to the next punctuation or 'but'. */
const denial =
  /\b(?:not|never|no|none|nobody|without|excluding|except|cannot|could(?:n[o’']t| not)|did(?:n[o’']t| not)|do(?:es)?(?:n[o’']t| not)|was(?:n[o’']t| not))\b(?:(?! but\b| and (?:then|now)\b)[^.;,\n()]){0,60}/gi;
/** Limit of denials, because each is compared with all words. */
const mostDenials = 20;
const mostCounted = 60;
const number = new RegExp(`^(?:\\d.*|${numberWordSource})$`, 'i');
const segment = /[^.;,\n()]+/g;
const keeps =
  /\b(?:not|never|no|none|nil|zero|0|without|excluding|except|free|clean|few|hardly|rarely|only|nobody|outside|apart|other than|non|former|lapsed)\b|n[’']t\b|-free\b/i;

/** Finds statements in the output that the source denies: 'kept payroll' for 'no payroll'. */
export function deniedMentions(
  source: SourceFacts,
  output: string,
  words: readonly Word[],
): FactFlag[] {
  const denied = [...source.text.matchAll(denial)].slice(0, mostDenials);
  if (denied.length === 0) return [];
  const isInside = ({ start, end }: Word) =>
    denied.some(({ index, 0: text }) => start >= index && end <= index + text.length);
  const outside = new Set(source.words.filter((word) => !isInside(word)).map(({ root }) => root));
  const own = new Set(
    source.words
      .filter(
        (word) =>
          isInside(word) &&
          !isStopWord(word.lower) &&
          !keeps.test(word.lower) &&
          !number.test(word.lower),
      )
      .map(({ root }) => root)
      .filter((root) => !outside.has(root)),
  );
  const repeated = words.filter(({ root }) => own.has(root)).slice(0, mostDenials);
  if (repeated.length === 0) return [];
  return Array.from(output.matchAll(segment))
    .filter(([text]) => !keeps.test(text))
    .flatMap(({ index, 0: text }) =>
      repeated.filter(({ start, end }) => start >= index && end <= index + text.length),
    )
    .slice(0, 1)
    .map(flagOf);
}

const none = /\b(?:no|without(?: a single| an?| any)?|zero|nil|never (?:had|missed|lost))\s+/gi;

/** A number with the thing it counts: '2 accidents', 'only one outage'. */
const someOf = new RegExp(
  `\\b(?:[1-9]\\d*|a single|one|${numberWordSource})((?: [\\p{L}-]+){1,4})`,
  'giu',
);
const free = /\b(\p{L}{3,20})[- ]free\b/giu;

/**
 * Finds denials of things that the source counts, even if it counts only one: 'no outages' for 'one
 * outage'.
 */
export function noneOfSome(
  source: SourceFacts,
  output: string,
  words: readonly Word[],
): FactFlag[] {
  const places = [
    ...Array.from(
      output.matchAll(none),
      ({ index, 0: denial }) => [index + denial.length, 30] as const,
    ),
    ...Array.from(output.matchAll(free), ({ index }) => [index, 0] as const),
  ].slice(0, mostDenials);
  if (places.length === 0) return [];
  const counted = new Set(
    Array.from(source.text.matchAll(someOf))
      .slice(0, mostCounted)
      .flatMap(([, things = '']) => {
        const read = readWords(things.replace(/\bnon-\p{L}+/giu, ''));
        const end = read.findIndex(({ lower }) => isStopWord(lower) || keeps.test(lower));
        return read.slice(0, end < 0 ? read.length : end).map(({ root }) => root);
      }),
  );
  return places.flatMap(([from, reach]) => {
    // 'No upheld complaints' denies only some complaints.
    const thing = words.find(({ start, end }) => end > from && start <= from + reach);
    const bare = thing?.lower.replace(/-free$/, '') ?? '';
    return thing && (counted.has(thing.root) || counted.has(bare)) ? [flagOf(thing)] : [];
  });
}

const flagOf = ({ text, start, end }: Word): FactFlag => ({ kind: 'claim', text, start, end });
