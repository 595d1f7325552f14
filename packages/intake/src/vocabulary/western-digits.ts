const ownDigit = /[^\p{ASCII}\P{Nd}]/gu;
const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCharCode(code));

/** A text with the digits of other scripts ('২০১৯', '۲۰۱۹') as 0 to 9, each in its place. */
export const westernDigits = (text: string): string =>
  // Those beyond the first plane take two places; nobody writes a year in them.
  text.replace(ownDigit, (digit) => (digit.length === 1 ? String(digitValue(digit)) : digit));

/** The ten digits of a script follow one another (Unicode Standard, 4.6): how many stand before it. */
function digitValue(digit: string): number {
  const code = digit.charCodeAt(0);
  let first = code;
  while (isDigit(first - 1)) first -= 1;
  return (code - first) % 10;
}
