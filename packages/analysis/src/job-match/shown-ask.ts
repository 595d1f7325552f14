const mostShown = 240;

/**
 * Replacements that turn 'tells us' into 'telling us', so that the request fits into a placeholder.
 */
const gerunds: [RegExp, string][] = [
  [/(^|\band )sets out\b/gi, '$1setting out'],
  [/(^|\band )(address)es\b/gi, '$1$2ing'],
  [/(^|\band )(demonstrat|describ|outlin|giv|stat|tak)es\b/gi, '$1$2ing'],
  [/(^|\band )(answer|confirm|cover|detail|explain|highlight|show|tell)s\b/gi, '$1$2ing'],
];

/**
 * Puts words in capitals into lower case if they stand side by side: 'Your EARLIEST AVAILABLE
 * DATE'. A single one may be an abbreviation.
 */
function quietly(text: string): string {
  const words = text.split(' ');
  const isLoud = (word = '') => /^\p{Lu}{4,}$/u.test(word);
  return words
    .map((word, at) =>
      isLoud(word) && (isLoud(words[at - 1]) || isLoud(words[at + 1])) ? word.toLowerCase() : word,
    )
    .join(' ');
}

/**
 * Returns a request as the placeholder shows it, without brackets and quotes, which would close the
 * placeholder. A long request is cut at the end of one of its parts.
 */
export function shownAsk(ask: string): string {
  const withoutGerunds = gerunds.reduce((text, [from, to]) => text.replace(from, to), ask);
  const plain = quietly(withoutGerunds)
    .replace(
      / (?:in (?:the|your) (?:cover(?:ing)? )?(?:application|e-?mail|letter(?: of application)?|note)|when (?:applying|you apply)|with your (?:application|cv|letter|resume))\b/i,
      '',
    )
    .replace(/\bthe (?:applicant|candidate)['’]s\b/gi, 'your')
    .replace(/[[\]"“”]/g, '')
    .replace(/(?<![\s.!;:])[\s.!;:]+$/, '');
  if (plain.length <= mostShown) return plain;
  const start = plain.slice(0, mostShown);
  const end = Math.max(
    ...[', ', '; ', ' / ', ' (b)', ' (2)', ' and '].map((sign) => start.lastIndexOf(sign)),
  );
  return end < 0 ? '' : start.slice(0, end).replace(/,? (?:and|or)$/, '');
}
