const mostRead = 30_000;
const longestLine = 2000;
const named =
  /\b(?:ref(?:erence)?|req(?:uisition)?|(?:competition|job|position|post(?:ing)?|vacancy|announcement) (?:code|id|no|number|ref(?:erence)?)|competition|vacancy|quot(?:e|ing)(?: (?:competition |job |our |posting |the |vacancy )*(?:code|number|position|ref(?:erence)?))?|subject(?: line)?|marked ["“][^"”]{0,40} [–—-])(?!\p{L})\.?(?: (?:no|number|code|id)\b\.?)?[:#]? ?[#:"“]{0,2} ?(?<number>(?=[A-Z/-]{0,20}\d)[A-Z\d][A-Z\d/-]{2,20})(?![\p{L}\d])/giu;

/**
 * Finds a reference: 'Quote reference 388-REN-IEN', 'Ref NB-CE-1126'. A text without a digit, or a
 * year, does not count.
 */
export function referenceOf(text: string): string {
  for (const line of text.slice(0, mostRead).split(/\r?\n/)) {
    const number = referenceNamed(line.slice(0, longestLine));
    if (number) return number;
  }
  return '';
}

/** Returns the number with which a line says that a letter should refer to the job. */
export function referenceNamed(line: string): string {
  const numbers = [...line.matchAll(named)].map(({ groups }) => groups?.number ?? '');
  return numbers.find(isNumber)?.replace(/[/-]$/, '') ?? '';
}

const isNumber = (number: string): boolean =>
  /\d/.test(number) && /[A-Z/-]|\d{4}/.test(number) && !/^(?:19|20)\d\d$/.test(number);
