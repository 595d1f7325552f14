/**
 * Returns the facts of a text that are the same in every language: numbers, web addresses and email
 * addresses, each as often as it occurs. A translation must keep them all and add none.
 */
export function languageFreeFacts(text: string): string[] {
  const addresses: string[] = [];
  const rest = text.replaceAll(addressPattern, (address) => {
    addresses.push(withoutStops(address).toLowerCase());
    return ' ';
  });
  return [...addresses, ...numbersIn(rest).map(({ value }) => value)];
}

/** Returns an address without the sentence punctuation after it. */
function withoutStops(address: string): string {
  let end = address.length;
  while ('.,;:!?)]'.includes(address[end - 1] ?? ' ')) end -= 1;
  return address.slice(0, end);
}

const addressPattern =
  /https?:\/\/\S{1,2000}|www\.\S{1,2000}|[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g;

/** A number as written, its offset (in UTF-16 units), and its value in plain digits. */
export type NumberMatch = { text: string; value: string; at: number };

/** Digits, including groups ('1,250', '1.250', '1 250') and decimals after a point or comma. */
const numberPattern = /\p{Nd}+(?:[.,'’·٬٫]\p{Nd}+)*(?:[ \u00a0\u202f]\p{Nd}{3}(?!\p{Nd}))*/gu;

/** Returns the numbers of a text in any script, with their wording, value and offset. */
export function numbersIn(text: string): NumberMatch[] {
  return [...text.matchAll(numberPattern)].flatMap(({ 0: match, index }) =>
    // '2019 100' is two numbers, because at most three digits come before groups of thousands.
    (/^\p{Nd}{4,}[ \u00a0\u202f]/u.test(match)
      ? splitNumbers(match)
      : [{ text: match, at: 0 }]
    ).map((part) => ({ text: part.text, value: plainValue(part.text), at: index + part.at })),
  );
}

const splitNumbers = (match: string) =>
  [...match.matchAll(/[^ \u00a0\u202f]+/g)].map(({ 0: text, index: at }) => ({ text, at }));

/**
 * Returns a value that is the same for '1,250' and '1.250' in two languages, and for '2.5' and
 * '2,5'. A single separator before three digits is ambiguous and treated as a thousands separator,
 * except after a zero.
 */
function plainValue(text: string): string {
  const digits = text.replaceAll(/\p{Nd}/gu, (digit) => String(digitValue(digit)));
  const groups = digits.split(/[^\d]+/);
  const signs = digits.match(/[^\d]/g) ?? [];
  const last = groups.at(-1) ?? '';
  const isDecimal =
    groups.length > 1 &&
    (last.length !== 3 || groups[0] === '0' || (signs.length > 1 && signs.at(-1) !== signs[0]));
  if (!isDecimal) return groups.join('');
  // '12.2024' and '24.12.2024' are dates, and versions have three parts, so their groups are not
  // joined.
  if (groups.length > 2 && signs.every((sign) => sign === signs[0])) return groups.join('.');
  return `${groups.slice(0, -1).join('')}.${last}`;
}

/** Unicode encodes the ten digits of each script consecutively. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (zero > code - 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return code < 0x80 ? code - 0x30 : code - zero;
}

export type FactDifference = { lost: string[]; added: string[] };

/** Returns the facts that only one of two texts has: lost from the source, or added to it. */
export function factDifference(source: readonly string[], other: readonly string[]) {
  return { lost: beyond(source, other), added: beyond(other, source) } satisfies FactDifference;
}

/**
 * Returns the facts of a list that occur less often in another one. Linear, since a text may hold
 * thousands.
 */
function beyond(facts: readonly string[], known: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const fact of known) left.set(fact, (left.get(fact) ?? 0) + 1);
  return facts.filter((fact) => {
    const count = left.get(fact) ?? 0;
    left.set(fact, count - 1);
    return count <= 0;
  });
}

/** Whether a text contains anything to translate. */
export const hasWords = (text: string): boolean => /\p{L}/u.test(text);
