/** A name that was set in capitals, as it is written: 'ANA O’NEILL' is Ana O’Neill. */
export const spellName = (name: string): string =>
  name
    .toLowerCase()
    .replace(
      /(^|[\s'’-])(\p{L})/gu,
      (_, gap: string, letter: string) => gap + letter.toUpperCase(),
    );
