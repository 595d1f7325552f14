/** A font file that can't be embedded: not TrueType outlines, or broken. */
export class FontFileError extends Error {
  override name = 'FontFileError';
}

export type FontTable = { offset: number; length: number };

const trueTypeVersions = new Set([0x00010000, 0x74727565]);
/** Marks the font as symbolic in the PDF, because the subset has no encoding of its own. */
const symbolicFlag = 4;
const noComponents: readonly number[] = [];
const compositeMore = 0x20;
const compositeWords = 0x01;
const compositeScales: readonly [flag: number, bytes: number][] = [
  [0x08, 2],
  [0x40, 4],
  [0x80, 8],
];

/** The parts of a TrueType file that painters need. Lengths are in font units. */
export class TrueTypeFont {
  readonly bytes: Uint8Array;
  readonly view: DataView;
  readonly tables: ReadonlyMap<string, FontTable>;
  readonly unitsPerEm: number;
  readonly glyphCount: number;
  /** Left, bottom, right, top. */
  readonly boundingBox: readonly number[];
  readonly #longOffsets: boolean;
  readonly #metricCount: number;
  readonly #loca: number;
  readonly #glyf: number;
  readonly #hmtx: number;
  /** By glyph; 0 if not yet computed. */
  readonly #widths: Float64Array;

  constructor(bytes: Uint8Array) {
    // A plain view, because `slice` of a Node Buffer, which is a Uint8Array, too, doesn't copy.
    this.bytes = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (bytes.length < 12 || !trueTypeVersions.has(this.view.getUint32(0))) {
      throw new FontFileError('The font is not a TrueType file');
    }
    this.tables = this.#readDirectory();
    const head = this.table('head').offset;
    this.unitsPerEm = this.view.getUint16(head + 18);
    this.boundingBox = [36, 38, 40, 42].map((at) => this.view.getInt16(head + at));
    this.#longOffsets = this.view.getInt16(head + 50) === 1;
    this.glyphCount = this.view.getUint16(this.table('maxp').offset + 4);
    this.#metricCount = this.view.getUint16(this.table('hhea').offset + 34);
    this.#loca = this.table('loca').offset;
    this.#glyf = this.table('glyf').offset;
    this.#hmtx = this.table('hmtx').offset;
    this.#widths = new Float64Array(this.glyphCount);
  }

  table(tag: string): FontTable {
    const table = this.tables.get(tag);
    if (!table) throw new FontFileError(`The font has no '${tag}' table`);
    return table;
  }

  /** Returns the location of the glyph's outline, with length 0 if it draws nothing. */
  outline(glyph: number): FontTable {
    const start = this.#outlineStart(glyph);
    return { offset: this.#glyf + start, length: this.#outlineStart(glyph + 1) - start };
  }

  #outlineStart(glyph: number): number {
    if (this.#longOffsets) return this.view.getUint32(this.#loca + glyph * 4);
    return this.view.getUint16(this.#loca + glyph * 2) * 2;
  }

  advance(glyph: number): number {
    const index = Math.min(glyph, this.#metricCount - 1);
    return this.view.getUint16(this.#hmtx + index * 4);
  }

  /** Returns the advance in thousandths of an em with three decimals, as a PDF states it. */
  widthOf(glyph: number): number {
    const known = this.#widths[glyph];
    if (known) return known;
    const width = Math.round((this.advance(glyph) * 1_000_000) / this.unitsPerEm) / 1000;
    this.#widths[glyph] = width;
    return width;
  }

  leftSideBearing(glyph: number): number {
    const beyond = glyph - this.#metricCount;
    const at = beyond < 0 ? glyph * 4 + 2 : this.#metricCount * 4 + beyond * 2;
    return this.view.getInt16(this.#hmtx + at);
  }

  /** For a font descriptor: the angle in degrees, the weight from 1 to 1000, the PDF's flags. */
  style(): { italicAngle: number; weight: number; flags: number } {
    const post = this.table('post').offset;
    const os2 = this.tables.get('OS/2');
    const italicAngle = this.view.getInt32(post + 4) / 0x10000;
    const isFixedPitch = this.view.getUint32(post + 12) !== 0;
    const isItalic = italicAngle !== 0;
    return {
      italicAngle,
      weight: os2 ? this.view.getUint16(os2.offset + 4) : 400,
      flags: symbolicFlag | (isFixedPitch ? 1 : 0) | (isItalic ? 64 : 0),
    };
  }

  /**
   * Returns the offsets from the start of the outline at which a composite glyph names its
   * components.
   */
  componentOffsets(glyph: number): readonly number[] {
    const { offset, length } = this.outline(glyph);
    if (length === 0 || this.view.getInt16(offset) >= 0) return noComponents;
    const offsets: number[] = [];
    let at = 10;
    let flags = compositeMore;
    while (flags & compositeMore) {
      flags = this.view.getUint16(offset + at);
      offsets.push(at + 2);
      at += 4 + (flags & compositeWords ? 4 : 2);
      for (const [flag, bytes] of compositeScales) if (flags & flag) at += bytes;
    }
    return offsets;
  }

  #readDirectory(): Map<string, FontTable> {
    const tables = new Map<string, FontTable>();
    const count = this.view.getUint16(4);
    for (let i = 0; i < count; i++) {
      const entry = 12 + i * 16;
      const tag = String.fromCharCode(...this.bytes.subarray(entry, entry + 4));
      const table = {
        offset: this.view.getUint32(entry + 8),
        length: this.view.getUint32(entry + 12),
      };
      if (table.offset + table.length > this.bytes.length) {
        throw new FontFileError(`The font's '${tag}' table lies outside the file`);
      }
      tables.set(tag, table);
    }
    return tables;
  }
}
