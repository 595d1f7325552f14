import { encodeAddress } from '@folio/contract/web-address';

/**
 * Returns the link of a contact detail: a URL with a harmless scheme, or undefined if the text
 * doesn't look like one. Does not use the platform's URL parser, so that every engine produces the
 * same bytes.
 */
export function mailHref(text: string): string | undefined {
  return /^[^\s@<>()"',;:]+@(?=[^\s@<>()"',;:]+$)[^\s@<>()"',;:]+\.[^\s@<>()"',;:]+$/.test(text)
    ? `mailto:${encodeAddress(text)}`
    : undefined;
}

/** A `tel:` address; undefined unless the text is a telephone number of at least five digits. */
export function phoneHref(text: string): string | undefined {
  if (!/^\+?[\d\s()./-]+$/.test(text)) return undefined;
  const digits = text.replace(/[^\d]/g, '');
  return digits.length >= 5 ? `tel:${text.startsWith('+') ? '+' : ''}${digits}` : undefined;
}

/** Whether a file may link to this address: only those with harmless schemes become links. */
export const isSafe = (href: string | undefined): href is string =>
  /^(?:https?:\/\/|mailto:|tel:)/.test(href ?? '');
