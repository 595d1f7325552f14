/**
 * Returns the full address of a text that is a web address ('github.com/ana',
 * 'https://ana.example'), or undefined for other texts, such as 'on request'.
 */
export function webHref(text: string): string | undefined {
  // Marks are the vowels of Indic scripts ('आशा.भारत'). Without the flag `i`, which would make the
  // engine look up both cases of all Unicode letters (1 ms).
  const match =
    /^([Hh][Tt][Tt][Pp][Ss]?:\/\/)?((?:[\p{L}\p{M}\p{N}-]+\.)+(?:[\p{L}\p{M}]{2,}|xn--[a-z\d-]+))(:\d+)?([/?#]\S*)?$/u.exec(
      text,
    );
  if (!match) return undefined;
  const [, scheme = 'https://', host = '', port = '', rest = ''] = match;
  return encodeAddress(`${scheme.toLowerCase()}${host}${port}${rest}`);
}

/** Percent-encodes characters that a URL may not contain, without encoding twice. */
export const encodeAddress = (address: string): string =>
  encodeURI(address.toWellFormed()).replace(/%25([0-9a-f]{2})/gi, '%$1');
