const digitOfAnyScript = /(?![0-9])\p{Nd}/gu;
const percentSign = /[٪﹪％]/gu;

/** Unicode encodes the digits of a script from zero to nine in a row, some rows behind one another. */
function valueOfDigit(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before++;
  return before % 10;
}

/** The text with '0' to '9' for digits of all scripts ('४०', '４０'), of the same length. */
export const withPlainDigits = (text: string): string =>
  text
    .replace(digitOfAnyScript, (digit) => String(valueOfDigit(digit)).padStart(digit.length, '0'))
    .replace(percentSign, '%');
