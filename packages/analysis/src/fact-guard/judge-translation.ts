import { factDifference, languageFreeFacts } from '@folio/contract/language-free';

/**
 * Something that a translation lacks or adds, compared with its source. Either blocks the
 * translation.
 */
export type TranslationFlag = { kind: 'lost' | 'added'; text: string };

/**
 * Compares a translation with its source by what stays the same in every language: numbers and
 * addresses, each as often as in the source; the given names (employers, schools, tools, people);
 * and words that look like names ('SQL', 'PostgreSQL', 'C++').
 *
 * Does not compare meanings: only the owner, who sees both texts, can tell whether 'led' became
 * 'helped'.
 */
export function judgeTranslation(
  source: string,
  output: string,
  names: readonly string[],
): TranslationFlag[] {
  const facts = factDifference(languageFreeFacts(source), languageFreeFacts(output));
  const known = [...new Set(names.map((name) => name.trim()).filter(({ length }) => length > 1))];
  const [inSource, inOutput] = [new Set(namesIn(source, known)), new Set(namesIn(output, known))];
  const marked = namesByLook(source).filter((name) => !isWithin(name, output));
  const invented = namesByLook(output).filter((name) => !isWithin(name, source));
  const lost = [...[...inSource].filter((name) => !isWithin(name, output)), ...marked];
  const added = [...[...inOutput].filter((name) => !isWithin(name, source)), ...invented];
  return [
    ...unique([...facts.lost, ...lost]).map((text) => ({ kind: 'lost', text }) as const),
    ...unique([...facts.added, ...added]).map((text) => ({ kind: 'added', text }) as const),
  ];
}

const unique = (texts: readonly string[]) => [...new Set(texts)];

/** Finds names as whole words: 'Go' is not in 'Google'. */
const namesIn = (text: string, names: readonly string[]): string[] =>
  names.filter((name) => {
    let at = text.indexOf(name);
    while (at >= 0) {
      const [before, after] = [text.slice(0, at), text.slice(at + name.length)];
      if (!/[\p{L}\p{N}]$/u.test(before) && !/^[\p{L}\p{N}]/u.test(after)) return true;
      at = text.indexOf(name, at + 1);
    }
    return false;
  });

/**
 * Whether a text contains a name, possibly with an ending that some languages add: 'Googles',
 * 'SQL-Abfragen'.
 */
const isWithin = (name: string, text: string): boolean => {
  let at = text.indexOf(name);
  while (at >= 0) {
    if (!/[\p{L}\p{N}]$/u.test(text.slice(0, at))) return true;
    at = text.indexOf(name, at + 1);
  }
  return false;
};

/**
 * Finds words that look like names: those with two capitals, a capital after a lowercase letter, or
 * characters that ordinary words lack.
 */
const namesByLook = (text: string): string[] =>
  [...text.matchAll(/[\p{L}][\p{L}\p{N}+#]*/gu)]
    .map(([word]) => word.replace(/s$/, ''))
    .filter((word) => /\p{Lu}.*\p{Lu}|\p{Ll}\p{Lu}|[+#]/u.test(word));
