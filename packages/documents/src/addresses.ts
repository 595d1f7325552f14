/**
 * Where a contact detail leads when it is clicked: an address of a kind that can do no harm, or
 * undefined when the text does not look like one. Built from the text alone, without the platform's
 * URL parser, so that every engine makes the same bytes.
 */
export function mailHref(text: string): string | undefined {
  return /^[^\s@<>()"',;:]+@(?=[^\s@<>()"',;:]+$)[^\s@<>()"',;:]+\.[^\s@<>()"',;:]+$/.test(text)
    ? `mailto:${encode(text)}`
    : undefined;
}

export function phoneHref(text: string): string | undefined {
  if (!/^\+?[\d\s()./-]+$/.test(text)) return undefined;
  const digits = text.replace(/[^\d]/g, '');
  return digits.length >= 5 ? `tel:${text.startsWith('+') ? '+' : ''}${digits}` : undefined;
}

/** 'github.com/ana' and 'https://ana.example' are web addresses; 'on request' is not. */
export function webHref(text: string): string | undefined {
  // Without the flag `i`, for which all letters of Unicode would be looked up in both cases, 1 ms.
  const match =
    /^([Hh][Tt][Tt][Pp][Ss]?:\/\/)?((?:[\p{L}\p{N}-]+\.)+\p{L}{2,})(:\d+)?([/?#]\S*)?$/u.exec(text);
  if (!match) return undefined;
  const [, scheme = 'https://', host = '', port = '', rest = ''] = match;
  return encode(`${scheme.toLowerCase()}${host}${port}${rest}`);
}

/** Escapes what an address may not hold, and leaves what is escaped already. */
const encode = (address: string) =>
  encodeURI(address.toWellFormed()).replace(/%25([0-9a-f]{2})/gi, '%$1');
