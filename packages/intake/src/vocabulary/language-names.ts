import { documentLanguages } from '@folio/contract/document-languages';

/** Languages that resumes mention besides those in which documents can be written, by ISO 639. */
const furtherTags =
  'af ak am az be bg bho br bs ca cy doi ee eo et eu fil fy ga gl ha hr hy ig is ka kk km kok ku ky la lb ln lo lt lv mai mg mk mn mni ms mt my ne nl-BE oc ps pt-BR qu rn ro-MD rw sa sat sd si sk sl sn so sq sr st sw tg ti tk tl tn tw tt ug uz wo xh yi yo yue zh zu no';

/**
 * The names of each language in its own and other languages, by CLDR: 'anglais', 'Englisch',
 * 'अंग्रेज़ी'.
 */
let known: Set<string> | undefined;

function knownNames(): Set<string> {
  const tags = [...Object.keys(documentLanguages), ...furtherTags.split(' ')];
  const names = new Set<string>();
  for (const locale of Object.keys(documentLanguages)) {
    const called = new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' });
    for (const tag of tags) for (const word of [called.of(tag) ?? '']) names.add(keyOf(word));
  }
  names.delete('');
  return names;
}

/**
 * In Devanagari, a nasal is written as a letter or a dot, and dots below letters are often left
 * out: 'हिन्दी' is 'हिंदी'.
 */
const keyOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\u093c/g, '')
    .replace(/[ङञणनम]\u094d(?=[क-ह])/gu, 'ं')
    .normalize('NFC')
    .toLowerCase();

export type NamedLanguage = { name: string; from: number; to: number };

const longestNameWords = 3;

/** Returns the languages that a text names, in order. 'Brazilian Portuguese' is one language. */
export function languagesIn(text: string): NamedLanguage[] {
  known ??= knownNames();
  const words = [...text.matchAll(/[\p{L}\p{M}'’]+/gu)];
  const found: NamedLanguage[] = [];
  for (let at = 0; at < words.length; at++) {
    for (let count = Math.min(longestNameWords, words.length - at); count > 0; count--) {
      const [first, last] = [words[at], words[at + count - 1]];
      if (!first || !last) continue;
      const [from, to] = [first.index, last.index + last[0].length];
      const name = text.slice(from, to);
      if (!known.has(keyOf(name))) continue;
      found.push({ name, from, to });
      at += count - 1;
      break;
    }
  }
  return found;
}
