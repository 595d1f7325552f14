/** Style names of a Word 97 document by style number. */
export type StyleNames = ReadonlyMap<number, string>;

/**
 * Names of built-in styles by identifier ([MS-DOC] 2.9.271), since their stored name is translated.
 */
const builtIn = (sti: number): string | undefined => {
  if (sti >= 1 && sti <= 9) return `heading ${sti}`;
  return { 62: 'Title', 74: 'Subtitle', 48: 'List Bullet', 49: 'List Number' }[sti];
};

/** Style numbers have twelve bits. */
const mostStyles = 4096;

/** Reads the style sheet (STSH): a header, then each style preceded by its length. */
export function styleNamesOf(sheet: Uint8Array): StyleNames {
  const names = new Map<number, string>();
  const view = new DataView(sheet.buffer, sheet.byteOffset, sheet.byteLength);
  if (sheet.length < 8) return names;
  const baseBytes = view.getUint16(4, true);
  let at = 2 + view.getUint16(0, true);
  for (let number = 0; at + 2 <= sheet.length && number < mostStyles; number++) {
    const bytes = view.getUint16(at, true);
    const nameAt = at + 2 + baseBytes;
    if (bytes > baseBytes + 2 && nameAt + 2 <= sheet.length) {
      const sti = view.getUint16(at + 2, true) & 0x0fff;
      const letters = Math.min(100, view.getUint16(nameAt, true));
      const name = new TextDecoder('utf-16le').decode(
        sheet.subarray(nameAt + 2, nameAt + 2 + 2 * letters),
      );
      names.set(number, builtIn(sti) ?? name);
    }
    at += 2 + bytes + (bytes & 1);
  }
  return names;
}
