import { patternTable } from '@folio/tables/pattern-table';
import { readTable } from '@folio/tables/read-table';

/**
 * - `asking`: says how something is asked for, and asks for nothing by itself.
 * - `heading-*`: a heading of needs, preferences, duties, or anything else.
 * - `optional`: what its sentence names is preferred, not required.
 * - `offer`: concerns pay, benefits, the employer or how to apply; its sentence asks for
 *   nothing.
 * - `ko-*`: names a knock-out need, by kind.
 * - `weak`: a skill's name that often means something else, and counts only in statements of
 *   needs.
 * - `language-name` beside a `language-level`, and years beside `experience`, are also knock-out
 *   needs.
 */
const kinds = [
  'asking',
  'experience',
  'heading-about',
  'heading-duties',
  'heading-preferred',
  'heading-required',
  'ko-degree',
  'ko-licence',
  'ko-other',
  'ko-place',
  'ko-right-to-work',
  'ko-shift',
  'language-level',
  'language-name',
  'offer',
  'optional',
  'weak',
] as const;
type Kind = (typeof kinds)[number];

const table = readTable(new URL('./advertisement-words.tsv', import.meta.url), {
  kind: kinds,
  phrase: 'text',
});

const escaped = (phrase: string) =>
  phrase.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll("'", "['’]");

/**
 * Returns a pattern of all phrases of a kind, as whole words. Of two phrases with the same
 * beginning, the longer one matches.
 */
export function patternOf(kind: Kind): RegExp {
  const phrases = table
    .filter((row) => row.kind === kind)
    .map(({ phrase }) => phrase)
    .sort((one, other) => other.length - one.length);
  const any = phrases.map(escaped).join('|');
  return new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])(?:${any})(?![\p{L}\p{M}\p{N}])`, 'iu');
}

/** The phrases of a kind, in lower case. */
export const phrasesOf = (kind: Kind): ReadonlySet<string> =>
  new Set(table.filter((row) => row.kind === kind).map(({ phrase }) => phrase));

/**
 * Patterns by which names in advertisements are recognized. Each reader adds its own boundaries.
 * - `employer`, `institution`: words in or before a company's name; `agency`: a recruiter that
 *   hides it.
 * - `elsewhere`: words before a town that is not the place of work: founders, customers, travel.
 * - `opening-word`, `opening-word-abroad`, `no-employer`: capitalized words at the start of a
 *   sentence that are not names.
 * - `trade`, `doer`: titles and their endings; `no-doer`: words with such an ending that are not
 *   titles.
 * - `no-qualifier`: words beside a title that do not belong to it.
 * - `before-need`, `behind-need`: words around a need; `no-need`: words too general to be one.
 */
export const patterns = patternTable(new URL('./advertisement-patterns.tsv', import.meta.url), [
  'agency',
  'before-need',
  'behind-need',
  'doer',
  'elsewhere',
  'employer',
  'institution',
  'no-doer',
  'no-employer',
  'no-need',
  'no-qualifier',
  'opening-word',
  'opening-word-abroad',
  'trade',
]);
