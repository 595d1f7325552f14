/** 'github.com/ana' and 'https://ana.example' are web addresses; 'on request' is not. */
export function webHref(text: string): string | undefined {
  // Without the flag `i`, for which all letters of Unicode would be looked up in both cases, 1 ms.
  const match =
    /^([Hh][Tt][Tt][Pp][Ss]?:\/\/)?((?:[\p{L}\p{N}-]+\.)+\p{L}{2,})(:\d+)?([/?#]\S*)?$/u.exec(text);
  if (!match) return undefined;
  const [, scheme = 'https://', host = '', port = '', rest = ''] = match;
  return encodeAddress(`${scheme.toLowerCase()}${host}${port}${rest}`);
}

/** Escapes what an address may not hold, and leaves what is escaped already. */
export const encodeAddress = (address: string): string =>
  encodeURI(address.toWellFormed()).replace(/%25([0-9a-f]{2})/gi, '%$1');
