import { type HarfBuzzExports, instantiateHarfBuzz } from './harfbuzz-module.ts';

/** A font inside HarfBuzz, by its addresses in the module's memory. */
export type HarfBuzzFont = { readonly face: number; readonly font: number };

/** Glyphs as in `GlyphRun.glyphs`; the advance in font units. */
export type ShapedText = { glyphs: number[]; advance: number; clusterCount: number };

const leftToRight = 4;
const rightToLeft = 5;
const writableMemory = 2;
const postScriptNameId = 6;
const untilEnd = 0xffffffff;
const scratchUnits = 512;
/** Off in letter-spaced text, as in browsers, because ligatures would swallow a space. */
const joiningFeatures = ['liga', 'clig', 'calt'];
const featureBytes = 16;
/** The maximum number of further features. */
const maxFeatures = 8;

const tagOf = (name: string): number =>
  [...name].reduce((tag, letter) => (tag << 8) | letter.charCodeAt(0), 0);

export class HarfBuzz {
  readonly #exports: HarfBuzzExports;
  readonly #buffer: number;
  readonly #scratch: number;
  readonly #features: number;
  readonly #fonts = new WeakMap<Uint8Array, HarfBuzzFont>();
  readonly #languages = new Map<string, number>();
  #words: Uint32Array;
  #units: Uint16Array;

  private constructor(exports: HarfBuzzExports) {
    this.#exports = exports;
    this.#buffer = exports.hb_buffer_create();
    this.#scratch = exports.malloc(scratchUnits * 2);
    this.#features = exports.malloc((joiningFeatures.length + maxFeatures) * featureBytes);
    this.#words = new Uint32Array(exports.memory.buffer);
    this.#units = new Uint16Array(exports.memory.buffer);
    this.#writeFeatures();
  }

  /** `wasm` is the file `harfbuzzjs/dist/harfbuzz.wasm`: its bytes, or the response of a fetch. */
  static async start(wasm: BufferSource | Promise<Response>): Promise<HarfBuzz> {
    return new HarfBuzz(await instantiateHarfBuzz(wasm));
  }

  /** Opens a font. The same bytes give the same font, which is held once. */
  openFont(bytes: Uint8Array): HarfBuzzFont {
    const known = this.#fonts.get(bytes);
    if (known) return known;
    const hb = this.#exports;
    const data = hb.malloc(bytes.length);
    new Uint8Array(hb.memory.buffer).set(bytes, data);
    const face = hb.hb_face_create(hb.hb_blob_create(data, bytes.length, writableMemory, 0, 0), 0);
    const font = { face, font: hb.hb_font_create(face) };
    this.#fonts.set(bytes, font);
    return font;
  }

  unitsPerEm(font: HarfBuzzFont): number {
    return this.#exports.hb_face_get_upem(font.face);
  }

  /** In font units; the descender is negative. */
  extents(font: HarfBuzzFont): { ascender: number; descender: number } {
    this.#exports.hb_font_get_h_extents(font.font, this.#scratch);
    return { ascender: this.#readInt(0), descender: this.#readInt(1) };
  }

  /** Returns a metric by its OpenType tag, such as 'cpht', in font units. */
  metric(font: HarfBuzzFont, tag: string): number {
    this.#exports.hb_ot_metrics_get_position_with_fallback(font.font, tagOf(tag), this.#scratch);
    return this.#readInt(0);
  }

  postScriptName(font: HarfBuzzFont): string {
    const [size, text] = [this.#scratch, this.#scratch + 4];
    this.#refresh();
    this.#words[size / 4] = 128;
    this.#exports.hb_ot_name_get_utf16(font.face, postScriptNameId, 0, size, text);
    this.#refresh();
    const length = this.#words[size / 4] ?? 0;
    return String.fromCharCode(...this.#units.subarray(text / 2, text / 2 + length));
  }

  hasGlyph(font: HarfBuzzFont, codePoint: number): boolean {
    return this.#exports.hb_font_get_nominal_glyph(font.font, codePoint, this.#scratch) !== 0;
  }

  advance(font: HarfBuzzFont, glyph: number): number {
    return this.#exports.hb_font_get_glyph_h_advance(font.font, glyph);
  }

  /**
   * Shapes text of one direction and script. Ligatures are off if letters are spaced; `features`,
   * such as 'smcp,tnum', are switched on. With a language (BCP 47) a font uses its letter forms for
   * that language.
   */
  shape(
    font: HarfBuzzFont,
    text: string,
    rtl: boolean,
    ligatures: boolean,
    features = '',
    language = '',
  ): ShapedText {
    const hb = this.#exports;
    this.#fillBuffer(text);
    hb.hb_buffer_guess_segment_properties(this.#buffer);
    hb.hb_buffer_set_direction(this.#buffer, rtl ? rightToLeft : leftToRight);
    if (language !== '') hb.hb_buffer_set_language(this.#buffer, this.#languageOf(language));
    const switchedOn = this.#switchOn(features);
    const joining = joiningFeatures.length;
    const first = this.#features + (ligatures ? joining * featureBytes : 0);
    hb.hb_shape(font.font, this.#buffer, first, switchedOn + (ligatures ? 0 : joining));
    return this.#readGlyphs();
  }

  /** HarfBuzz never frees a language, so each is created once. */
  #languageOf(tag: string): number {
    const known = this.#languages.get(tag);
    if (known !== undefined) return known;
    const hb = this.#exports;
    const ascii = tag.replace(/[^A-Za-z\d-]/g, '').slice(0, scratchUnits);
    this.#refresh();
    const bytes = new Uint8Array(hb.memory.buffer);
    for (let i = 0; i < ascii.length; i++) bytes[this.#scratch + i] = ascii.charCodeAt(i);
    const language = hb.hb_language_from_string(this.#scratch, ascii.length);
    this.#languages.set(tag, language);
    return language;
  }

  /** Writes the features after those for ligatures. Returns their number. */
  #switchOn(features: string): number {
    if (features === '') return 0;
    this.#refresh();
    const names = features.split(',').slice(0, maxFeatures);
    for (const [i, name] of names.entries())
      this.#writeFeature(joiningFeatures.length + i, name, 1);
    return names.length;
  }

  #fillBuffer(text: string): void {
    const hb = this.#exports;
    const long = text.length > scratchUnits;
    const start = long ? hb.malloc(text.length * 2) : this.#scratch;
    this.#refresh();
    const units = this.#units;
    for (let i = 0; i < text.length; i++) units[start / 2 + i] = text.charCodeAt(i);
    hb.hb_buffer_clear_contents(this.#buffer);
    hb.hb_buffer_add_utf16(this.#buffer, start, text.length, 0, text.length);
    if (long) hb.free(start);
  }

  #readGlyphs(): ShapedText {
    const hb = this.#exports;
    const count = hb.hb_buffer_get_length(this.#buffer);
    const infos = hb.hb_buffer_get_glyph_infos(this.#buffer, 0) >> 2;
    const positions = hb.hb_buffer_get_glyph_positions(this.#buffer, 0) >> 2;
    this.#refresh();
    const words = this.#words;
    const glyphs = new Array<number>(count * 5);
    let advance = 0;
    let clusterCount = 0;
    let lastCluster = -1;
    for (let i = 0; i < count * 5; i += 5) {
      const xAdvance = (words[positions + i] ?? 0) | 0;
      const cluster = words[infos + i + 2] ?? 0;
      if (cluster !== lastCluster) clusterCount++;
      lastCluster = cluster;
      advance += xAdvance;
      glyphs[i] = words[infos + i] ?? 0;
      glyphs[i + 1] = xAdvance;
      glyphs[i + 2] = (words[positions + i + 2] ?? 0) | 0;
      glyphs[i + 3] = (words[positions + i + 3] ?? 0) | 0;
      glyphs[i + 4] = cluster;
    }
    return { glyphs, advance, clusterCount };
  }

  #writeFeatures(): void {
    for (const [i, name] of joiningFeatures.entries()) this.#writeFeature(i, name, 0);
  }

  #writeFeature(index: number, name: string, value: 0 | 1): void {
    const at = (this.#features + index * featureBytes) / 4;
    this.#words.set([tagOf(name), value, 0, untilEnd], at);
  }

  #readInt(index: number): number {
    this.#refresh();
    return (this.#words[this.#scratch / 4 + index] ?? 0) | 0;
  }

  /** Growing memory replaces its buffer and detaches views of the old one. */
  #refresh(): void {
    const { buffer } = this.#exports.memory;
    if (this.#words.buffer === buffer) return;
    this.#words = new Uint32Array(buffer);
    this.#units = new Uint16Array(buffer);
  }
}
