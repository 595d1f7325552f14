import { readTable } from '@folio/tables/read-table';

/**
 * - `heading-*`: what stands above a list of needs, of what is liked, of duties, of anything else.
 * - `optional`: says of a sentence that what it names is liked, not needed.
 * - `offer`: of pay, benefits, the employer or how to apply; a sentence with it asks for nothing.
 * - `ko-*`: names a need that no wording can meet, by its kind.
 * - `weak`: a skill's name that says something else as often; it counts where needs are stated.
 * - `language-name` beside a `language-level`, and years beside `experience`, are such needs, too.
 */
const kinds = [
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
