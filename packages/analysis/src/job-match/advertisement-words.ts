import { patternTable } from '@folio/tables/pattern-table';
import { readTable } from '@folio/tables/read-table';

/**
 * - `asking`: says how something is asked for, and alone asks for nothing.
 * - `heading-*`: a heading of needs, of preferences, of duties, of anything else.
 * - `optional`: says that what a sentence names is preferred, not required.
 * - `offer`: is about pay, benefits, the employer or how to apply; its sentence asks for nothing.
 * - `ko-*`: names a knock-out need, by kind.
 * - `weak`: a skill's name that often means something else, and counts only where needs are stated.
 * - `language-name` beside a `language-level`, and years beside `experience`, are knock-out needs,
 *   too.
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
 * Returns a pattern of all phrases of a kind, as whole words; of two with the same beginning the
 * longer one matches.
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
 * Patterns by which names in advertisements are recognized; each reader adds its own bounds:
 * - `employer`, `institution`: words in or before a company's name; `agency`: a recruiter who hides
 *   it.
 * - `elsewhere`: words before a town in which something else than the job is: founders, customers, travel.
 * - `opening-word`, `opening-word-abroad`, `no-employer`: capitalized words at the start of a
 *   sentence that are no name.
 * - `trade`, `doer`: titles and their endings; `no-doer`: words with such an ending that are none.
 * - `no-qualifier`: words beside a title that don't belong to it.
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
