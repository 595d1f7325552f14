import type { GlyphRun } from '../display-list.ts';
import type { FontFace } from '../fonts/font-book.ts';
import { TrueTypeFont } from '../fonts/truetype-font.ts';
import type { ByteWriter } from './byte-writer.ts';
import { CompositeStore } from './composite-store.ts';
import { encodeGlyphs, encodeSimpleRun, isSimple, placeGlyphs } from './encode-run.ts';
import type { RunEdges } from './run-edges.ts';

/** A glyph with its characters, which is the meaning of a character code in the PDF. */
export type CharacterCode = { gid: number; text: string };

const files = new WeakMap<Uint8Array, TrueTypeFont>();
const highestCode = 0xffff;

function openFile(bytes: Uint8Array): TrueTypeFont {
  const file = files.get(bytes) ?? new TrueTypeFont(bytes);
  files.set(bytes, file);
  return file;
}

/**
 * A font in one document: the glyphs in use and their codes. A glyph's code is its number in the
 * font. If one glyph shows different characters in different places (a space and a no-break space),
 * the later ones get codes beyond those of the font, as do glyph 0 and composites.
 */
export class DocumentFont {
  readonly face: FontFace;
  readonly file: TrueTypeFont;
  readonly name: string;
  readonly id: number;
  readonly codes = new Map<number, CharacterCode>();
  readonly composites: CompositeStore;
  readonly #extra = new Map<string, number>();
  /** By glyph: the UTF-16 unit that its own number stands for. */
  readonly #units: Uint16Array;
  #nextExtra: number;

  constructor(face: FontFace, name: string, id: number) {
    this.face = face;
    this.file = openFile(face.bytes);
    this.name = name;
    this.id = id;
    this.#nextExtra = this.file.glyphCount;
    this.composites = new CompositeStore(this.file);
    this.#units = new Uint16Array(this.file.glyphCount);
  }

  /**
   * Writes the run as the inside of a string in a TJ array. Returns the pen's deviation from the
   * shaper's position.
   */
  encode(
    out: ByteWriter,
    run: GlyphRun,
    sizePt: number,
    letterSpacingPt: number,
    edges: RunEdges,
  ): number {
    if (!edges.afterSpace && isSimple(run)) {
      return encodeSimpleRun(out, run, this.file, (gid, start, end) =>
        this.#simpleCodeOf(gid, run.text, start, end),
      );
    }
    const placed = placeGlyphs(run, this.file, edges);
    const glyphs = run.rtl ? this.composites.join(placed) : this.composites.partLetters(placed);
    const cids = glyphs.map((glyph) => this.#codeOf(glyph.gid, glyph.text));
    return encodeGlyphs(out, glyphs, cids, sizePt, (letterSpacingPt / sizePt) * 1000);
  }

  /** Returns the code of a glyph that draws nothing, has no advance and has the given text. */
  emptyCode(text: string): number | undefined {
    const gid = this.composites.emptyGlyph();
    return gid === undefined ? undefined : this.#codeOf(gid, text);
  }

  /** In thousandths of an em. */
  widthOf(gid: number): number {
    const advance = this.composites.glyphs.get(gid)?.advance;
    if (advance === undefined) return this.file.widthOf(gid);
    return (advance * 1000) / this.file.unitsPerEm;
  }

  #simpleCodeOf(gid: number, text: string, start: number, end: number): number {
    const unit = text.charCodeAt(start);
    if (end === start + 1 && this.#units[gid] === unit) return gid;
    const cid = this.#codeOf(gid, text.slice(start, end));
    if (end === start + 1 && cid === gid) this.#units[gid] = unit;
    return cid;
  }

  #codeOf(gid: number, text: string): number {
    const code = this.codes.get(gid);
    if (code?.gid === gid && code.text === text) return gid;
    // Code 0 means a missing character, which accessible documents must not show.
    if (!code && gid !== 0 && gid < this.file.glyphCount) {
      this.codes.set(gid, { gid, text });
      return gid;
    }
    const key = `${gid} ${text}`;
    const known = this.#extra.get(key);
    if (known !== undefined) return known;
    const cid = this.#freeCode();
    this.#extra.set(key, cid);
    this.codes.set(cid, { gid, text });
    return cid;
  }

  #freeCode(): number {
    if (this.#nextExtra <= highestCode) return this.#nextExtra++;
    for (let cid = highestCode; cid > 0; cid--) if (!this.codes.has(cid)) return cid;
    throw new Error(`The document uses more than ${highestCode} characters of ${this.face.key}`);
  }
}
