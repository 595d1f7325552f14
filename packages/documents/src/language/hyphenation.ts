/// <reference path="./hyphen-patterns.d.ts" />
import type { Hyphenator, TypesetDocument } from '@folio/typeset/blocks';
import { jointsAtHand, loadJoints } from '#joints-at-hand';
import { liangHyphenator, type Patterns } from './liang.ts';

type Language = { file: string; load: () => Promise<{ default: Patterns }> };

/**
 * The languages that are hyphenated, with their patterns: those under MIT, BSD, LPPL or similarly
 * free terms. The patterns of Czech and Indonesian are under the GPL, Romanian's have no license,
 * and Hungarian's are a megabyte. Other scripts don't hyphenate words, or need no hyphen.
 */
const languages: Readonly<Record<string, Language>> = {
  da: { file: 'da', load: () => import('hyphen/patterns/da.js') },
  de: { file: 'de-1996', load: () => import('hyphen/patterns/de-1996.js') },
  el: { file: 'el-monoton', load: () => import('hyphen/patterns/el-monoton.js') },
  en: { file: 'en-us', load: () => import('hyphen/patterns/en-us.js') },
  es: { file: 'es', load: () => import('hyphen/patterns/es.js') },
  fi: { file: 'fi', load: () => import('hyphen/patterns/fi.js') },
  fr: { file: 'fr', load: () => import('hyphen/patterns/fr.js') },
  it: { file: 'it', load: () => import('hyphen/patterns/it.js') },
  nb: { file: 'no', load: () => import('hyphen/patterns/no.js') },
  nl: { file: 'nl', load: () => import('hyphen/patterns/nl.js') },
  pl: { file: 'pl', load: () => import('hyphen/patterns/pl.js') },
  pt: { file: 'pt', load: () => import('hyphen/patterns/pt.js') },
  ru: { file: 'ru', load: () => import('hyphen/patterns/ru.js') },
  sv: { file: 'sv', load: () => import('hyphen/patterns/sv.js') },
  tr: { file: 'tr', load: () => import('hyphen/patterns/tr.js') },
  uk: { file: 'uk', load: () => import('hyphen/patterns/uk.js') },
};

/** Whether there are patterns for a language tag. */
export const canHyphenate = (language: string): boolean => Object.hasOwn(languages, language);

type Hyphenate = Hyphenator['hyphenate'];
const loaded = new Map<string, Hyphenate>();

/**
 * Returns the hyphenator of a language. Node reads its patterns on first use. In a browser no word
 * is divided until `loadHyphenation` has loaded them, and `key` tells the two states apart.
 */
export function hyphenatorOf(language: string): Hyphenator | undefined {
  if (!canHyphenate(language)) return undefined;
  const hyphenate: Hyphenate = (word) => hyphenateIn(language)?.(word) ?? [];
  return {
    // Node reads the patterns with the first word, so they count as loaded.
    get key() {
      return loaded.has(language) || nodeModule() ? language : '';
    },
    hyphenate,
    ...(language === 'de' && { joints: (word) => jointsAtHand()?.(word, hyphenate(word)) ?? [] }),
  };
}

/** Whether a document needs patterns that `loadHyphenation` has not loaded yet. */
export const lacksHyphenation = ({ hyphenator, divider }: TypesetDocument): boolean =>
  hyphenator?.key === '' || divider?.key === '';

/** Loads the hyphenation patterns that a document needs, unless they are loaded already. */
export async function loadHyphenation(document: TypesetDocument): Promise<void> {
  const language = languages[document.language];
  if (!language || !lacksHyphenation(document)) return;
  if (document.language === 'de') await loadJoints();
  keep(document.language, (await language.load()).default);
}

const nodeModule = () => globalThis.process?.getBuiltinModule?.('node:module');

function hyphenateIn(language: string): Hyphenate | undefined {
  const known = loaded.get(language);
  const file = languages[language]?.file;
  if (known || file === undefined) return known;
  const node = nodeModule();
  if (!node) return undefined;
  const require = node.createRequire(import.meta.url);
  return keep(language, require(`hyphen/patterns/${file}.js`) as Patterns);
}

function keep(language: string, patterns: Patterns): Hyphenate {
  // Only German capitalizes nouns; elsewhere a capitalized word may be a name, which stays whole.
  const hyphenate = liangHyphenator(patterns, { dividesCapitalized: language === 'de' });
  loaded.set(language, hyphenate);
  return hyphenate;
}
