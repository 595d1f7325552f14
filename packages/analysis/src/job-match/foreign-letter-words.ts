import { readTable } from '@folio/tables/read-table';
import type { ReadLanguage } from '../text/languages.ts';

/** What everybody may be asked, whatever the language. */
export const conditionKinds = [
  'salary',
  'current-pay',
  'start',
  'notice',
  'permit',
  'hours',
  'relocation',
  'place',
  'referees',
  'leaving',
  'portfolio',
  'number',
  'why',
] as const;
export type ConditionKind = (typeof conditionKinds)[number];

/**
 * Beside conditions:
 * - `about`: stands before the employer's name in a heading; `employer-end`: ends such a name.
 * - `agency`: somebody recruits for an employer that is not named.
 * - `sending`: something may be sent; `dossier`: it is an application; `us`: whom something is told;
 *   `adverbial`: begins no thing; `document`: what goes with any application.
 * - `telling`: what is asked stands behind it; in Hindi before it, without what `before` finds.
 * - `telling-last`: what is asked stands before it; `anyway`: what any letter says;
 *   `aside`: between an order and what is asked.
 * - `whole`: what is asked stands before it, with what is sent.
 * - `plea`: before what is the reader's: a condition behind it is asked for wherever it stands.
 * - `clause`, `reader`: a question about the reader in a sentence on what to send, where no order is known.
 * - `question`, `own`: begin what is asked; `joint`: between two things; `tail`: what no longer belongs to it.
 * - `goes-on`: begins a clause about what stands before it.
 * - `informal`: calls the reader by the first name.
 * - `no-letter`, `short-letter`: another form is wanted; `reference`: label of a number.
 * - `woman`, `man`, `rank`: before a name; `contact`: before whom to write to; `office`: no person.
 */
const kinds = [
  ...conditionKinds,
  'adverbial',
  'about',
  'agency',
  'anyway',
  'aside',
  'before',
  'clause',
  'contact',
  'document',
  'dossier',
  'employer-end',
  'goes-on',
  'informal',
  'joint',
  'man',
  'no-letter',
  'office',
  'own',
  'plea',
  'question',
  'rank',
  'reader',
  'reference',
  'sending',
  'short-letter',
  'tail',
  'telling',
  'telling-last',
  'us',
  'whole',
  'woman',
] as const;
type Kind = (typeof kinds)[number];

export const foreignLanguages = ['de', 'fr', 'es', 'pt', 'hi'] as const satisfies ReadLanguage[];
export type ForeignLanguage = (typeof foreignLanguages)[number];

export const isForeign = (language: ReadLanguage): language is ForeignLanguage => language !== 'en';

const table = readTable(new URL('./foreign-letter-words.tsv', import.meta.url), {
  kind: kinds,
  language: foreignLanguages,
  pattern: 'text',
});

const sources = new Map<string, string>();
for (const { kind, language, pattern } of table) {
  const known = sources.get(`${kind} ${language}`);
  sources.set(`${kind} ${language}`, known === undefined ? pattern : `${known}|${pattern}`);
}

/** The patterns of a kind as one alternation; `(?!)`, which matches nothing, where there is none. */
const sourceOf = (kind: Kind, language: ForeignLanguage): string =>
  `(?:${sources.get(`${kind} ${language}`) ?? '(?!)'})`;

/** Something for each language; patterns are built when the module is loaded, so that all are measured. */
export const byLanguage = <Built>(
  build: (of: (kind: Kind) => string, language: ForeignLanguage) => Built,
): Record<ForeignLanguage, Built> =>
  Object.fromEntries(
    foreignLanguages.map((language) => [
      language,
      build((kind) => sourceOf(kind, language), language),
    ]),
  ) as Record<ForeignLanguage, Built>;

/** What stands behind a whole word; Hindi writes vowels as marks. */
export const wordEnd = String.raw`(?![\p{L}\p{M}])`;

const words = byLanguage(
  (of) =>
    new Map(
      kinds.map((kind) => [
        kind,
        new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])${of(kind)}${wordEnd}`, 'iu'),
      ]),
    ),
);

/** All patterns of a kind as whole words, in any case. */
export const wordsOfKind = (kind: Kind, language: ForeignLanguage): RegExp =>
  words[language].get(kind) ?? /(?!)/;
