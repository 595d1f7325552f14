import { patternTable } from '@folio/tables/pattern-table';
import { readTable } from '@folio/tables/read-table';

/**
 * - `asking`: says how something is asked for, and alone asks for nothing.
 * - `heading-*`: what stands above a list of needs, of what is liked, of duties, of anything else.
 * - `optional`: says of a sentence that what it names is liked, not needed.
 * - `offer`: of pay, benefits, the employer or how to apply; a sentence with it asks for nothing.
 * - `ko-*`: names a need that no wording can meet, by its kind.
 * - `weak`: a skill's name that says something else as often; it counts where needs are stated.
 * - `language-name` beside a `language-level`, and years beside `experience`, are such needs, too.
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

/** Matches any phrase of a kind, as whole words; of two that begin alike the longer one. */
export function patternOf(kind: Kind): RegExp {
  const phrases = table
    .filter((row) => row.kind === kind)
    .map(({ phrase }) => phrase)
    .sort((one, other) => other.length - one.length);
  const any = phrases.map(escaped).join('|');
  return new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])(?:${any})(?![\p{L}\p{M}\p{N}])`, 'iu');
}

/** The phrases of a kind, in small letters. */
export const phrasesOf = (kind: Kind): ReadonlySet<string> =>
  new Set(table.filter((row) => row.kind === kind).map(({ phrase }) => phrase));

/**
 * What names in advertisements are told by, each with the bounds that its reader puts around it:
 * - `employer`, `institution`: said in the name of a company, or before it; `agency`: who keeps it back.
 * - `opening-word`, `opening-word-abroad`, `no-employer`: a capital that begins a sentence, and no name.
 * - `trade`, `doer`: titles, and how they end; `no-doer`: what ends so and is none.
 * - `no-qualifier`: what stands beside a title and tells nothing of the trade.
 * - `before-need`, `behind-need`: what a need is said in; `no-need`: too general to be one.
 */
export const patterns = patternTable(new URL('./advertisement-patterns.tsv', import.meta.url), [
  'agency',
  'before-need',
  'behind-need',
  'doer',
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
