import { actionVerbs, plainVerbs, weakVerbs } from './action-verbs.ts';
import { irregularVerbs } from './irregular-verbs.ts';

export type VerbForm = 'base' | 'third' | 'past' | 'participle' | 'gerund';
export type VerbForms = Readonly<Record<VerbForm, string>>;

const doubled = new Set(
  'ban begin cut dig drop fit get hit label let log map model offset patrol plan plug program prefer put refer rebut run scrap set shut signal sit skim split stop submit swap swim tag transfer travel trim win wrap zip admit commit permit equip compel control enrol fulfil excel cancel step ship scan chat pin pit pop upset'.split(
    ' ',
  ),
);

const formsCache = new Map<string, VerbForms>();

/** How a verb (base form, lower case) is conjugated; for unknown verbs by the rules of spelling. */
export function formsOf(base: string): VerbForms {
  const known = formsCache.get(base);
  if (known) return known;
  const [past, participle] = irregularVerbs[base] ?? [regularPast(base), regularPast(base)];
  const forms = { base, third: thirdOf(base), past, participle, gerund: gerundOf(base) };
  if (isKnown(base)) formsCache.set(base, forms);
  return forms;
}

function thirdOf(base: string): string {
  if (base === 'be') return 'is';
  if (base === 'have') return 'has';
  if (/(?:s|x|z|ch|sh|o)$/.test(base)) return `${base}es`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
}

const doubling = (base: string): string => (doubled.has(base) ? base + base.slice(-1) : base);

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

const isKnown = (base: string): boolean =>
  actionVerbs.has(base) || weakVerbs.has(base) || plainVerbs.has(base);

let verbsByWord: Map<string, Verb> | undefined;

/** Of equal words ('cut', 'set') the past is meant first, then the base; built on first use. */
function lexicon(): Map<string, Verb> {
  if (verbsByWord) return verbsByWord;
  const words = new Map<string, Verb>();
  const order: VerbForm[] = ['past', 'base', 'third', 'participle', 'gerund'];
  for (const base of new Set([...actionVerbs, ...weakVerbs, ...plainVerbs])) {
    const forms = formsOf(base);
    const kind = { isAction: actionVerbs.has(base), isWeak: weakVerbs.has(base) };
    for (const form of order) {
      if (!words.has(forms[form])) words.set(forms[form], { base, form, ...kind });
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

/** The verb that a word (any case) is a form of, as far as it is known. */
export const verbOf = (word: string): Verb | undefined => lexicon().get(word.toLowerCase());

/** Whether a base form and its past are the same word, so that its tense can't be told. */
export const isTenseless = (base: string): boolean => formsOf(base).past === base;

let participles: Set<string> | undefined;

/** Whether a word can be a past participle: an irregular one, or it ends in -ed. */
export function isParticiple(word: string): boolean {
  participles ??= new Set(Object.values(irregularVerbs).map(([, participle]) => participle));
  const lower = word.toLowerCase();
  return participles.has(lower) || (/[a-z]{2}ed$/.test(lower) && !notParticiples.has(lower));
}

const notParticiples = new Set(
  'bed feed speed need seed weed indeed exceed proceed succeed hundred red shed embed breed greed talented gifted skilled experienced dedicated motivated interested excited committed qualified based located'.split(
    ' ',
  ),
);
