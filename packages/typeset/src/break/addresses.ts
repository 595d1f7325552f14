/**
 * An e-mail or web address in a text, with the positions within it at which a line may end; at
 * `lastResorts` only if there is no other way.
 */
export type Address = { start: number; end: number; breakpoints: number[]; lastResorts: number[] };

/** European letters, digits and signs without spaces between them. */
const token = /[!-~\u00a1-\u024f]+/g;
const opening = '("\'<[{«„“';
const closing = ')"\'>]}»“”,.;:!?';
const email = /^(?:mailto:)?[\w.+'-]+@[\w-]+(?:\.[\w-]+)+$/;
const web = /^(?:[a-z][a-z+.-]*:\/\/.+|www\..+|(?:[a-z0-9-]+\.)+[a-z]{2,}\/.*)$/i;
/** Matches 'anais.example.com', but not '1.2.3', 'e.g.' or 'Node.js'. */
const host = /^(?:[a-z0-9-]{2,}\.){2,}[a-z]{2,}$/i;

/**
 * Finds the e-mail and web addresses of a text, in order, with offsets in UTF-16 units. Punctuation
 * around an address (brackets, quotes, a final period) is not part of it. Linear in the length of
 * the text.
 */
export function findAddresses(text: string): Address[] {
  const addresses: Address[] = [];
  if (!/[/@]|\.[a-z]/i.test(text)) return addresses;
  for (const { 0: found, index } of text.matchAll(token)) {
    let start = 0;
    let end = found.length;
    while (start < end && opening.includes(found.charAt(start))) start++;
    while (end > start && closing.includes(found.charAt(end - 1))) end--;
    const address = found.slice(start, end);
    if (!email.test(address) && !web.test(address) && !host.test(address)) continue;
    start += index;
    end += index;
    addresses.push({ start, end, ...placesIn(text, start, end) });
  }
  return addresses;
}

/**
 * A full stop at the end of a line would look like the end of the address, so it starts the next
 * line.
 */
const beginsLine = '.?&#';
const endsLine = '@/';

/** So does a hyphen, which at the end of a line would look like one added by the line break. */
const rarelyBeginsLine = '-_~=';

function placesIn(text: string, start: number, end: number) {
  const places = { breakpoints: [] as number[], lastResorts: [] as number[] };
  for (let at = start + 1; at < end; at++) {
    const [before = '', after = ''] = [text.charAt(at - 1), text.charAt(at)];
    // No break within '://' or before a slash.
    if (after === '/' || after === '@') continue;
    if (rarelyBeginsLine.includes(after)) {
      if (!rarelyBeginsLine.includes(before)) places.lastResorts.push(at);
      continue;
    }
    const isAfter = endsLine.includes(before);
    if (isAfter || (beginsLine.includes(after) && !beginsLine.includes(before)))
      places.breakpoints.push(at);
  }
  return places;
}
