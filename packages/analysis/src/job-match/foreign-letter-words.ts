import { readTable } from '@folio/tables/read-table';
import type { ReadLanguage } from '../text/languages.ts';

/** Conditions that any applicant may be asked about, in any language. */
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
 * Besides conditions:
 * - `about`: precedes the employer's name in a heading; `employer-end`: ends such a name.
 * - `agency`: somebody recruits for an unnamed employer.
 * - `sending`: something may be sent; `dossier`: it is an application; `us`: the employer as
 *   addressee; `adverbial`: does not begin a thing; `document`: part of any application.
 * - `telling`: the request follows it; in Hindi it precedes it, without what `before` matches.
 * - `telling-last`: the request precedes it; `anyway`: part of any letter; `aside`: between a
 *   verb of asking and the request.
 * - `whole`: the request precedes it, together with what is sent.
 * - `plea`: before a possessive for the reader; a condition after it counts in any position.
 * - `clause`, `reader`: a question about the reader in a sentence on what to send, if no verb of
 *   asking matches.
 * - `question`, `own`: begin a request; `joint`: between two things; `tail`: no longer belongs to
 *   it.
 * - `goes-on`: begins a clause about the preceding text.
 * - `informal`: addresses the reader informally.
 * - `no-letter`, `short-letter`: another form is wanted; `reference`: label of a number.
 * - `woman`, `man`, `rank`: before a name; `contact`: before the person to write to; `office`:
 *   not a person.
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

/**
 * Returns the patterns of a kind as one alternation, or `(?!)`, which matches nothing, if there are
 * none.
 */
const sourceOf = (kind: Kind, language: ForeignLanguage): string =>
  `(?:${sources.get(`${kind} ${language}`) ?? '(?!)'})`;

/**
 * Builds a value for each language. Patterns are built when the module is loaded, so that the
 * benchmark of patterns (`bench/patterns`) covers all of them.
 */
export const byLanguage = <Built>(
  build: (of: (kind: Kind) => string, language: ForeignLanguage) => Built,
): Record<ForeignLanguage, Built> =>
  Object.fromEntries(
    foreignLanguages.map((language) => [
      language,
      build((kind) => sourceOf(kind, language), language),
    ]),
  ) as Record<ForeignLanguage, Built>;

/** The end of a whole word. Hindi writes vowels as marks. */
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
