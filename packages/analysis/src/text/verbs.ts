import { readTable } from '@folio/tables/read-table';
import { wordsOfKind } from './words.ts';

type VerbForm = 'base' | 'third' | 'past' | 'participle' | 'gerund';
export type VerbForms = Readonly<Record<VerbForm, string>>;

/**
 * - `action` verbs say what a person did; `weak` ones, that work took place or who else did it;
 *   `plain` ones occur in any sentence; of `other` verbs only the forms are known.
 * - `past` and `participle` are given unless they end in a regular -ed; `doubles`: the last
 *   letter is doubled before -ed and -ing.
 * - `noun`: the word is `often` a noun ('Reports'), or `mostly` one, even after another noun
 *   ('Cost reports', 'Field studies').
 */
const table = readTable(new URL('./verbs.tsv', import.meta.url), {
  verb: 'text',
  kind: ['action', 'weak', 'plain', 'other'],
  past: 'text',
  participle: 'text',
  doubles: ['', 'yes'],
  noun: ['', 'often', 'mostly'],
});
const rows = new Map(table.map((row) => [row.verb, row]));

const formsCache = new Map<string, VerbForms>();

/** Conjugates a verb (base form, lowercase). Unknown verbs follow the spelling rules. */
export function formsOf(base: string): VerbForms {
  const known = formsCache.get(base);
  if (known) return known;
  const row = rows.get(base);
  const past = row?.past || regularPast(base);
  const participle = row?.participle || past;
  const forms = { base, third: thirdOf(base), past, participle, gerund: gerundOf(base) };
  if (row) formsCache.set(base, forms);
  return forms;
}

function thirdOf(base: string): string {
  if (base === 'be') return 'is';
  if (base === 'have') return 'has';
  if (/(?:s|x|z|ch|sh|o)$/.test(base)) return `${base}es`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
}

const doubling = (base: string): string => (rows.get(base)?.doubles ? base + base.slice(-1) : base);

function regularPast(base: string): string {
  if (base.endsWith('e')) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  return `${doubling(base)}ed`;
}

function gerundOf(base: string): string {
  if (/ie$/.test(base)) return `${base.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(base) && base !== 'be') return `${base.slice(0, -1)}ing`;
  return `${doubling(base)}ing`;
}

export type Verb = { base: string; form: VerbForm; isAction: boolean; isWeak: boolean };

let verbsByWord: Map<string, Verb> | undefined;

/**
 * Verbs by form. For identical forms ('cut', 'set'), past comes first, then base. Built on first
 * use.
 */
function lexicon(): Map<string, Verb> {
  if (verbsByWord) return verbsByWord;
  const words = new Map<string, Verb>();
  const order: VerbForm[] = ['past', 'base', 'third', 'participle', 'gerund'];
  const known = ['action', 'weak', 'plain'].flatMap((wanted) =>
    table.filter(({ kind }) => kind === wanted),
  );
  for (const { verb: base, kind } of known) {
    const forms = formsOf(base);
    for (const form of order) {
      if (words.has(forms[form])) continue;
      words.set(forms[form], { base, form, isAction: kind === 'action', isWeak: kind === 'weak' });
    }
  }
  for (const form of ['am', 'are', 'were']) {
    words.set(form, {
      base: 'be',
      form: form === 'were' ? 'past' : 'base',
      isAction: false,
      isWeak: true,
    });
  }
  verbsByWord = words;
  return words;
}

/** The verb that a word (any case) is a form of; undefined if unknown. */
export const verbOf = (word: string): Verb | undefined => lexicon().get(word.toLowerCase());

/** Whether base and past form are the same word, so that its tense is unknown. */
export const isTenseless = (base: string): boolean => formsOf(base).past === base;

/** Whether a verb's base form is also a noun: '' for never, 'often' or 'mostly'. */
export const nounUseOf = (base: string): '' | 'often' | 'mostly' => rows.get(base)?.noun ?? '';

let participles: Set<string> | undefined;

/** Whether a word can be a past participle: an irregular one, or a word in -ed. */
export function isParticiple(word: string): boolean {
  participles ??= new Set(table.map(({ participle }) => participle).filter(Boolean));
  const lower = word.toLowerCase();
  return participles.has(lower) || (/[a-z]{2}ed$/.test(lower) && !notParticiples.has(lower));
}

const notParticiples = wordsOfKind('not-participle');
