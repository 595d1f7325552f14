import { encodeAddress } from '@folio/contract/web-address';

/**
 * Where a contact detail leads when it is clicked: an address of a kind that can do no harm, or
 * undefined when the text does not look like one. Built from the text alone, without the platform's
 * URL parser, so that every engine makes the same bytes.
 */
export function mailHref(text: string): string | undefined {
  return /^[^\s@<>()"',;:]+@(?=[^\s@<>()"',;:]+$)[^\s@<>()"',;:]+\.[^\s@<>()"',;:]+$/.test(text)
    ? `mailto:${encodeAddress(text)}`
    : undefined;
}

/** A `tel:` address; undefined for what is no telephone number of five digits or more. */
export function phoneHref(text: string): string | undefined {
  if (!/^\+?[\d\s()./-]+$/.test(text)) return undefined;
  const digits = text.replace(/[^\d]/g, '');
  return digits.length >= 5 ? `tel:${text.startsWith('+') ? '+' : ''}${digits}` : undefined;
}
