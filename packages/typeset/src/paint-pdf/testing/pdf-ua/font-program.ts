/** What the rules ask an embedded TrueType program. */
export type FontProgram = {
  glyphCount: number;
  /** In thousandths of an em. */
  widthOf(glyph: number): number;
};

/** Undefined where the bytes are no TrueType program. */
export function readFontProgram(bytes: Buffer): FontProgram | undefined {
  const tables = new Map<string, Buffer>();
  if (bytes.length < 12 || bytes.readUInt32BE(0) !== 0x10000) return undefined;
  for (let i = 0; i < bytes.readUInt16BE(4); i++) {
    const entry = 12 + 16 * i;
    const start = bytes.readUInt32BE(entry + 8);
    const tag = bytes.toString('latin1', entry, entry + 4);
    tables.set(tag, bytes.subarray(start, start + bytes.readUInt32BE(entry + 12)));
  }
  const [head, hhea, hmtx, maxp] = ['head', 'hhea', 'hmtx', 'maxp'].map((tag) => tables.get(tag));
  if (!head || !hhea || !hmtx || !maxp || !tables.has('glyf') || !tables.has('loca')) {
    return undefined;
  }
  const longCount = hhea.readUInt16BE(34);
  const unitsPerEm = head.readUInt16BE(18);
  return {
    glyphCount: maxp.readUInt16BE(4),
    widthOf: (glyph) => (hmtx.readUInt16BE(4 * Math.min(glyph, longCount - 1)) * 1000) / unitsPerEm,
  };
}
