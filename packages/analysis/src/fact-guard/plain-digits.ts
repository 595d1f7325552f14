const digitOfAnyScript = /(?![0-9])\p{Nd}/gu;
const percentSign = /[٪﹪％]/gu;

/**
 * Unicode encodes the digits of each script consecutively from zero to nine, with some scripts
 * directly after one another.
 */
function valueOfDigit(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before++;
  return before % 10;
}

/** Replaces digits of all scripts ('४०', '４０') by '0' to '9'. The length stays the same. */
export const withPlainDigits = (text: string): string =>
  text
    .replace(digitOfAnyScript, (digit) => String(valueOfDigit(digit)).padStart(digit.length, '0'))
    .replace(percentSign, '%');
