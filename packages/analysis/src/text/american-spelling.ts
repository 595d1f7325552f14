const endings: readonly (readonly [RegExp, string])[] = [
  [/is(e|ed|es|er|ers|ing|ation|ations|ational)$/, 'iz$1'],
  [/ys(e|ed|es|er|ers|ing)$/, 'yz$1'],
  [/our/, 'or'],
  [/tre(s?)$/, 'ter$1'],
  [/ll(ed|ing|er|ers|or|ors)$/, 'l$1'],
  [/l(ment|ments|ful|fully)$/, 'll$1'],
  [/l(s?)$/, 'll$1'],
  [/ence(s?)$/, 'ense$1'],
  [/ogue(s?)$/, 'og$1'],
  [/ogu(ed|ing)$/, 'og$1'],
  [/amme(s?)$/, 'am$1'],
  [/[ao]e/, 'e'],
  [/ou(ld)/, 'o$1'],
  [/gement(s?)$/, 'gment$1'],
  [/c(es?|ing|ed)$/, 's$1'],
  [/s(es?|ing|ed)$/, 'c$1'],
];

const words: Readonly<Record<string, string>> = {
  cheque: 'check',
  tyre: 'tire',
  tyres: 'tires',
  grey: 'gray',
  kerb: 'curb',
  kerbside: 'curbside',
  storey: 'story',
  aluminium: 'aluminum',
  artefact: 'artifact',
  artefacts: 'artifacts',
  sceptical: 'skeptical',
  whilst: 'while',
  learnt: 'learned',
  analyse: 'analyze',
};

/** How an American might write a word that is spelt as in Britain; what fits, right or not. */
export const americanOf = (word: string): string[] =>
  Object.hasOwn(words, word)
    ? [words[word] ?? word]
    : endings.flatMap(([british, american]) => {
        const other = word.replace(british, american);
        return other === word ? [] : [other];
      });
