import { digitValue } from '@folio/contract/shown-texts';

const ownDigit = /[^\p{ASCII}\P{Nd}]/gu;

/** A text with the digits of other scripts ('২০১৯', '۲۰۱۹') as 0 to 9, each in its place. */
export const westernDigits = (text: string): string =>
  // Those beyond the first plane take two places; nobody writes a year in them.
  text.replace(ownDigit, (digit) =>
    digit.length === 1 ? String(digitValue(digit.charCodeAt(0))) : digit,
  );
