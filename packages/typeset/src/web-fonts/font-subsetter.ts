/**
 * Subsets fonts for web pages with HarfBuzz's own subsetter. Unlike a PDF, which names glyphs, a
 * page contains letters, so the tables that join and place them (GSUB, GPOS) must be kept. Its
 * module is separate from the one that shapes, and is loaded only to write such a file.
 */
type SubsetterExports = {
  memory: WebAssembly.Memory;
  _initialize(): void;
  malloc(size: number): number;
  free(pointer: number): void;
  hb_blob_create(data: number, length: number, mode: number, user: number, free: number): number;
  hb_blob_destroy(blob: number): void;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_destroy(face: number): void;
  hb_face_reference_blob(face: number): number;
  hb_set_add(set: number, value: number): void;
  hb_set_del(set: number, value: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_destroy(input: number): void;
  hb_subset_input_set(input: number, kind: number): number;
  hb_subset_input_unicode_set(input: number): number;
  hb_subset_input_set_flags(input: number, flags: number): void;
  hb_subset_or_fail(face: number, input: number): number;
};

/** Values of `hb_subset_sets_t` and `hb_subset_flags_t`. */
const sets = { droppedTables: 3, nameIds: 4, layoutFeatures: 6 };
const noHinting = 1;
const sameGlyphIds = 2;
const writableMemory = 2;

/**
 * The license and its URL, which the OFL requires in every copy. The copyright is kept by default.
 */
const licenceNameIds = [13, 14];
/** Tables that screens don't use: axes, which a static font lacks, and vertical metrics. */
const droppedTables = ['STAT', 'gasp', 'vhea', 'vmtx', 'VORG'];
/**
 * Features that the subsetter keeps by default but Folio's pages don't use: fractions, vertical and
 * narrow forms.
 */
const unusedFeatures = [
  'frac',
  'numr',
  'dnom',
  'vert',
  'vrt2',
  'vrtr',
  'valt',
  'vhal',
  'vkrn',
  'vpal',
  'vchw',
  'halt',
  'palt',
  'chws',
  'rand',
  'jalt',
  'Harf',
  'HARF',
  'Buzz',
  'BUZZ',
];

const tagOf = (name: string): number =>
  [...name].reduce((tag, letter) => (tag << 8) | letter.charCodeAt(0), 0);

/**
 * HarfBuzz's subsetter in its own memory. One instance serves any number of fonts, one after
 * another.
 */
export class FontSubsetter {
  readonly #exports: SubsetterExports;

  private constructor(exports: SubsetterExports) {
    this.#exports = exports;
    exports._initialize();
  }

  /**
   * `wasm` is the file `harfbuzzjs/dist/harfbuzz-subset.wasm`: its bytes, or the response of a
   * fetch.
   */
  static async start(wasm: BufferSource | Promise<Response>): Promise<FontSubsetter> {
    const { instance } = await (wasm instanceof Promise
      ? WebAssembly.instantiateStreaming(wasm)
      : WebAssembly.instantiate(wasm));
    // Asserts the exports that the module declares, which WebAssembly's types can't express.
    return new FontSubsetter(instance.exports as unknown as SubsetterExports);
  }

  /**
   * Returns the font with all glyphs that these characters may need, without hints. `features` are
   * kept in addition to the default ones. The same arguments give the same bytes.
   */
  subset(font: Uint8Array, codePoints: Iterable<number>, features: Iterable<string>): Uint8Array {
    return this.#subset(font, codePoints, features, noHinting);
  }

  /**
   * Returns the font with all glyphs that these characters may need, each with its number in
   * `font`, its outline and its hints, so that text is set and embedded as with the full font.
   */
  part(font: Uint8Array, codePoints: Iterable<number>, features: Iterable<string>): Uint8Array {
    return this.#subset(font, codePoints, features, sameGlyphIds);
  }

  #subset(
    font: Uint8Array,
    codePoints: Iterable<number>,
    features: Iterable<string>,
    flags: number,
  ): Uint8Array {
    const hb = this.#exports;
    const data = hb.malloc(font.length);
    new Uint8Array(hb.memory.buffer).set(font, data);
    const blob = hb.hb_blob_create(data, font.length, writableMemory, 0, 0);
    const face = hb.hb_face_create(blob, 0);
    const input = this.#input(codePoints, features, flags);
    const subset = hb.hb_subset_or_fail(face, input);
    const bytes = subset === 0 ? undefined : this.#read(subset);
    hb.hb_subset_input_destroy(input);
    hb.hb_face_destroy(subset);
    hb.hb_face_destroy(face);
    hb.hb_blob_destroy(blob);
    hb.free(data);
    if (!bytes) throw new Error('HarfBuzz could not make a subset of the font');
    return bytes;
  }

  #input(codePoints: Iterable<number>, features: Iterable<string>, flags: number): number {
    const hb = this.#exports;
    const input = hb.hb_subset_input_create_or_fail();
    hb.hb_subset_input_set_flags(input, flags);
    const addTo = (kind: number, values: Iterable<number>) => {
      const set = hb.hb_subset_input_set(input, kind);
      for (const value of values) hb.hb_set_add(set, value);
      return set;
    };
    addTo(sets.nameIds, licenceNameIds);
    addTo(sets.droppedTables, droppedTables.map(tagOf));
    const kept = addTo(sets.layoutFeatures, []);
    for (const name of unusedFeatures) hb.hb_set_del(kept, tagOf(name));
    for (const name of features) hb.hb_set_add(kept, tagOf(name));
    const letters = hb.hb_subset_input_unicode_set(input);
    for (const codePoint of codePoints) hb.hb_set_add(letters, codePoint);
    return input;
  }

  #read(face: number): Uint8Array {
    const hb = this.#exports;
    const blob = hb.hb_face_reference_blob(face);
    const start = hb.hb_blob_get_data(blob, 0);
    // Copied, because the memory may grow and then has another buffer.
    const bytes = new Uint8Array(hb.memory.buffer, start, hb.hb_blob_get_length(blob)).slice();
    hb.hb_blob_destroy(blob);
    return bytes;
  }
}
