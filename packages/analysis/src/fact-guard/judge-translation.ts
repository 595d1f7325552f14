import { factDifference, languageFreeFacts } from '@folio/contract/language-free';

/** What a translation says less or more than its source: such a one is held back. */
export type TranslationFlag = { kind: 'lost' | 'added'; text: string };

/**
 * Holds a translation against its source by what is the same in every language: numbers and addresses,
 * each as often as it is said; the names that are given (employers, schools, tools, people); and words
 * that are written as nothing but a name is ('SQL', 'PostgreSQL', 'C++').
 *
 * It does not read: whether 'led' became 'helped' only its owner can tell, who sees both.
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

/** As whole words: 'Go' is none in 'Google'. */
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

/** Also with an ending, as many languages give a name: 'Googles', 'SQL-Abfragen'. */
const isWithin = (name: string, text: string): boolean => {
  let at = text.indexOf(name);
  while (at >= 0) {
    if (!/[\p{L}\p{N}]$/u.test(text.slice(0, at))) return true;
    at = text.indexOf(name, at + 1);
  }
  return false;
};

/** Two capitals or more, a capital behind a small letter, or signs that no plain word has. */
const namesByLook = (text: string): string[] =>
  [...text.matchAll(/[\p{L}][\p{L}\p{N}+#]*/gu)]
    .map(([word]) => word.replace(/s$/, ''))
    .filter((word) => /\p{Lu}.*\p{Lu}|\p{Ll}\p{Lu}|[+#]/u.test(word));
