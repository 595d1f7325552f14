/**
 * The zeros of scripts whose own digits are still in use. The other nine digits follow each zero.
 */
const zeros =
  '\u0660\u06f0\u0966\u09e6\u0a66\u0ae6\u0b66\u0be6\u0c66\u0ce6\u0d66\u0e50\u0ed0\u0f20\u1040\u17e0';

const ownDigit = new RegExp(
  `[${[...zeros].map((zero) => `${zero}-${digitAfter(zero, 9)}`).join('')}]`,
  'g',
);

function digitAfter(zero: string, value: number): string {
  return String.fromCharCode(zero.charCodeAt(0) + value);
}

/**
 * Returns the zero of the script in which most numbers of a text are written, for numbers that a
 * document adds, or undefined for a text without numbers.
 */
export function zeroOf(text: string): string | undefined {
  const own = text.match(ownDigit);
  const western = text.match(/\d/g)?.length ?? 0;
  if (!own) return western > 0 ? '0' : undefined;
  if (own.length < western) return '0';
  const [first = ''] = own;
  return [...zeros].findLast((zero) => zero <= first) ?? '0';
}

/** Replaces a text's ASCII digits with those of a script. */
export const inDigits = (text: string, zero: string): string =>
  zero === '0' ? text : text.replace(/\d/g, (digit) => digitAfter(zero, Number(digit)));
