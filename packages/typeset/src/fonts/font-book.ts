import type { FontKey } from '../display-list.ts';
import type { HarfBuzz, HarfBuzzFont } from './harfbuzz.ts';
import { WordList } from './word-list.ts';

export type FaceStyle = { family: string; bold: boolean; italic: boolean };

/** One font file. Metrics and advances are in font units; the descender is negative. */
export type FontFace = FaceStyle & {
  readonly key: FontKey;
  readonly bytes: Uint8Array;
  readonly unitsPerEm: number;
  readonly ascender: number;
  readonly descender: number;
  readonly capHeight: number;
  readonly postScriptName: string;
  /** The font inside HarfBuzz, for the shaper. */
  readonly font: HarfBuzzFont;
  /** Whether it stands in for characters that no font has; each is a blank as wide as glyph 0. */
  readonly isBlank?: true;
  /**
   * Whether it shows only characters that other faces lack; adjacent spaces and marks then stay
   * with the other faces.
   */
  readonly yields: boolean;
  /** Whether it is meant for this letter in a document that names its family. */
  serves(codePoint: number): boolean;
  /** OpenType features that it is shaped with in addition to its defaults, such as 'smcp,tnum'. */
  readonly features?: string;
  /** The language (BCP 47) whose letter forms it shows, if its font has any. */
  readonly language?: string;
  hasGlyph(codePoint: number): boolean;
  advance(glyphId: number): number;
  /** The words of the script that it shows, if that is written without spaces. */
  words(): WordList | undefined;
};

/** Ranges of code points in ascending order, each with its first and last. */
export type CodePointRanges = readonly (readonly [first: number, last: number])[];

export type FaceSource = FaceStyle & {
  key: FontKey;
  /**
   * A TrueType or OpenType file, which must not be changed later, or a function that reads it on
   * first use.
   */
  bytes: Uint8Array | (() => Uint8Array);
  /**
   * Whether `bytes` are a subset of the file that keeps its glyph numbers: adding the full file
   * later replaces it.
   */
  isPart?: boolean;
  /** Used for text that a document's own family can't show. */
  fallback?: boolean;
  /**
   * The only characters it shows, in documents that name its family among their `scriptFamilies`.
   */
  covers?: CodePointRanges | undefined;
  /**
   * With 'family' it shows a letter only if the style's own family lacks it, with 'all' only if all
   * fallbacks lack it, too. Otherwise it comes before them.
   */
  yieldsTo?: 'family' | 'all' | undefined;
  /** The word list of its script, if lines end between words that no space separates. */
  wordList?: Uint8Array | (() => Uint8Array) | undefined;
};

/** A face for the letters of a script. Its file is opened when the first of them is needed. */
export type FallbackFace = {
  covers(codePoint: number): boolean;
  face(): FontFace;
  yieldsTo: 'family' | 'all' | undefined;
};

const basicPlane = 0x10000;

const isCovered = ({ covers = [] }: FaceSource, codePoint: number): boolean =>
  covers.some(([first, last]) => codePoint >= first && codePoint <= last);

/**
 * Many fonts without Greek have π, μ and Ω as mathematical signs. Within a Greek word these would
 * mix with another font's letters, so a font counts as Greek only if it has alpha.
 */
const isGreek = (codePoint: number): boolean => codePoint >= 0x370 && codePoint <= 0x3ff;
const alpha = 0x3b1;

const read = (bytes: Uint8Array | (() => Uint8Array)): Uint8Array =>
  typeof bytes === 'function' ? bytes() : bytes;

function openFace(harfBuzz: HarfBuzz, source: FaceSource): FontFace {
  const { key, family, bold, italic } = source;
  const bytes = read(source.bytes);
  const font = harfBuzz.openFont(bytes);
  const known = new Uint8Array(basicPlane);
  const has = (codePoint: number) => harfBuzz.hasGlyph(font, codePoint);
  let wordList: WordList | undefined;
  return {
    key,
    family,
    bold,
    italic,
    bytes,
    font,
    ...harfBuzz.extents(font),
    yields: source.yieldsTo !== undefined,
    serves: (codePoint) => isCovered(source, codePoint),
    unitsPerEm: harfBuzz.unitsPerEm(font),
    capHeight: harfBuzz.metric(font, 'cpht'),
    postScriptName: harfBuzz.postScriptName(font),
    words: () => {
      wordList ??= source.wordList && new WordList(read(source.wordList));
      return wordList;
    },
    hasGlyph: (codePoint) => {
      if (codePoint >= basicPlane) return harfBuzz.hasGlyph(font, codePoint);
      known[codePoint] ||= has(codePoint) && (!isGreek(codePoint) || has(alpha)) ? 1 : 2;
      return known[codePoint] === 1;
    },
    advance: (glyphId) => harfBuzz.advance(font, glyphId),
  };
}

/** A file of the book, opened on first use. */
class BookFace {
  readonly source: FaceSource;
  readonly #harfBuzz: HarfBuzz;
  #face: FontFace | undefined;

  constructor(harfBuzz: HarfBuzz, source: FaceSource) {
    this.#harfBuzz = harfBuzz;
    this.source = source;
  }

  readonly open = (): FontFace => {
    this.#face ??= openFace(this.#harfBuzz, this.source);
    return this.#face;
  };

  readonly covers = (codePoint: number): boolean => isCovered(this.source, codePoint);
}

const nearness = (face: FaceStyle, style: FaceStyle): number =>
  (face.bold === style.bold ? 2 : 0) + (face.italic === style.italic ? 1 : 0);

/** Returns the family's face nearest to a style; weight counts more than slope. */
export function nearestFace<Face extends FaceStyle>(
  faces: readonly Face[],
  style: Pick<FaceStyle, 'bold' | 'italic'>,
): Face | undefined {
  const wanted = { family: '', ...style };
  return faces.reduce<Face | undefined>(
    (best, face) => (best && nearness(face, wanted) <= nearness(best, wanted) ? best : face),
    undefined,
  );
}

/** The fonts that a layout may use. A layout depends on the book alone, never on the machine. */
export class FontBook {
  readonly harfBuzz: HarfBuzz;
  readonly #faces = new Map<FontKey, BookFace>();
  readonly #families = new Map<string, BookFace[]>();
  readonly #fallbacks = new Set<string>();
  /** By family, weight and slope; cached, since every line asks for them. */
  readonly #candidates = new Map<string, (readonly FontFace[] | undefined)[]>();

  /** Start HarfBuzz with `startHarfBuzz` of harfbuzz.node.ts or harfbuzz.browser.ts. */
  constructor(harfBuzz: HarfBuzz) {
    this.harfBuzz = harfBuzz;
  }

  /**
   * Adds a face. A known key is ignored, unless the book had only a part of the face. Fallbacks are
   * tried in the order in which they were added.
   */
  addFace(source: FaceSource): void {
    const known = this.#faces.get(source.key);
    if (!known) this.#add(new BookFace(this.harfBuzz, source));
    else if (known.source.isPart && !source.isPart) {
      const { family } = known.source;
      const others = this.#families.get(family)?.filter((face) => face !== known) ?? [];
      this.#families.set(family, others);
      this.#add(new BookFace(this.harfBuzz, source));
    }
  }

  /** Returns a new book with additional faces; this one stays unchanged. */
  with(sources: readonly FaceSource[]): FontBook {
    const book = new FontBook(this.harfBuzz);
    for (const face of this.#faces.values()) book.#add(face);
    for (const source of sources) book.addFace(source);
    return book;
  }

  #add(face: BookFace): void {
    const { key, family, fallback } = face.source;
    this.#faces.set(key, face);
    this.#families.set(family, [...(this.#families.get(family) ?? []), face]);
    if (fallback) this.#fallbacks.add(family);
    this.#candidates.clear();
  }

  hasFace(key: FontKey): boolean {
    return this.#faces.has(key);
  }

  /** Whether the book has only some of the face's letters. */
  isPart(key: FontKey): boolean {
    return this.#faces.get(key)?.source.isPart === true;
  }

  hasFamily(family: string): boolean {
    return this.#families.has(family);
  }

  /** Throws if the book has no such face. */
  face(key: FontKey): FontFace {
    const face = this.#faces.get(key);
    if (!face) throw new Error(`The font book has no face '${key}'`);
    return face.open();
  }

  /**
   * Returns the faces that may show text of this style, best first: the family's own, then one of
   * each fallback family. A family without the style gives its nearest. Throws for an unknown
   * family if the book has no substitute for it.
   */
  candidates(style: FaceStyle): readonly FontFace[] {
    const ofFamily = this.#candidates.get(style.family) ?? [];
    const variant = (style.bold ? 2 : 0) + (style.italic ? 1 : 0);
    const known = ofFamily[variant];
    if (known) return known;
    const others = [...this.#fallbacks];
    // Until a family's font is loaded, the fallbacks or another family replace it.
    const substitutes = others.length > 0 ? others : this.#anyFamily();
    const isKnown = this.#families.has(style.family) || substitutes.length === 0;
    const families = new Set(isKnown ? [style.family, ...others] : substitutes);
    const faces = [...families].map((family) => this.#nearest({ ...style, family }).open());
    ofFamily[variant] = faces;
    this.#candidates.set(style.family, ofFamily);
    return faces;
  }

  /** Excludes script families, which show few letters. */
  #anyFamily(): string[] {
    const found = [...this.#families].find(([, [face]]) => face?.source.covers === undefined);
    return found ? [found[0]] : [];
  }

  /** Returns the face for this style of each given family that the book has. */
  fallbacks(families: readonly string[], style: FaceStyle): readonly FallbackFace[] {
    return families
      .filter((family) => this.#families.has(family))
      .map((family) => this.#nearest({ ...style, family }))
      .map(({ covers, open, source }) => ({ covers, face: open, yieldsTo: source.yieldsTo }));
  }

  #nearest(style: FaceStyle): BookFace {
    const faces = this.#families.get(style.family) ?? [];
    const nearest = nearestFace(
      faces.map((face) => ({ ...style, ...face.source, face })),
      style,
    );
    if (!nearest) throw new Error(`The font book has no family '${style.family}'`);
    return nearest.face;
  }
}
