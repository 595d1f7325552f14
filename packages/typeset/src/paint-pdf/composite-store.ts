import type { CompositeGlyph, GlyphPart } from './composite-glyph.ts';
import type { PlacedGlyph } from './encode-run.ts';
import { edgeSpace, invisible } from './text-glyphs.ts';

const mostParts = 8;
const mostComposites = 8_192;
/** In thousandths of an em; with more, some readers see a space within the word. */
const widestKern = 50;
const highestAdvance = 0x7fff;
/**
 * In em. pdf.js up to version 5 takes marks for zero-width, and sees a space if the next letter is
 * off by more than 0.102; pdftotext splits words if glyphs start less than 0.1 apart.
 */
const markAdvance = 0.101;
const mark = /^\p{M}+$/u;
/** Marks of one letter stay together. */
const lettersOf = (text: string): readonly string[] => text.match(/\p{M}+|\P{M}/gu) ?? [];
const spaceOrMark = /^[\s\p{M}]+$/u;
/** Whether a glyph's text has several letters, of which one is a mark or a leading space. */
const isMixed = (text: string): boolean => text.length > 1 && /^ |\p{Mn}/u.test(text);
const textOfLetter = (letter: string): string => (letter === ' ' ? edgeSpace : letter);
const drawingLetter = (letters: readonly string[]): number =>
  Math.max(
    0,
    letters.findIndex((letter) => !spaceOrMark.test(letter)),
  );

function clustersOf(glyphs: readonly PlacedGlyph[]): PlacedGlyph[][] {
  const clusters: PlacedGlyph[][] = [];
  let ends = true;
  for (const glyph of glyphs) {
    if (ends) clusters.push([glyph]);
    else clusters.at(-1)?.push(glyph);
    ends = glyph.endsCluster;
  }
  return clusters;
}

const isSpace = (cluster: readonly PlacedGlyph[]): boolean =>
  cluster.every(({ text }) => text.trim() === '');
const isEmpty = (cluster: readonly PlacedGlyph[]): boolean =>
  cluster.every(({ advance }) => advance === 0);

/**
 * Joins clusters without an advance, such as a letter written below another one, with the cluster
 * before.
 */
function joinEmpty(clusters: readonly PlacedGlyph[][]): PlacedGlyph[][] {
  const joined: PlacedGlyph[][] = [];
  for (const cluster of clusters) {
    const last = joined.at(-1);
    if (last && isEmpty(cluster) && !isSpace(last)) last.push(...cluster);
    else joined.push(cluster);
  }
  return joined;
}

/**
 * The composite glyphs of a font in one document. They exist only for text extraction:
 *
 * A right-to-left letter and its marks become one glyph, because some extractors split the word at
 * each mark, which is positioned over painted text. So does a letter with wide kerning, which
 * becomes part of its width. So do the glyphs of a left-to-right cluster, which are in drawing
 * order.
 *
 * Their text is given letter by letter: pdf.js up to version 5 takes a glyph for white space or a
 * zero-width mark if one of its letters is one, and pypdf reverses only single letters. So each
 * letter of a cluster gets a glyph; one of these draws everything and the others are empty. They
 * share its advance, because pdfminer ends a line between two zero-width glyphs, and PDFBox takes a
 * letter at less than a third of its width from the previous one for a duplicate.
 *
 * `/ActualText` would do the same with one operator, but Tika, PDFBox, pypdf and pdfminer ignore
 * it.
 */
export class CompositeStore {
  readonly glyphs = new Map<number, CompositeGlyph>();
  readonly #numbers = new Map<string, number>();
  readonly #first: number;
  readonly #unitsPerEm: number;

  /** Their numbers follow those of the font. */
  constructor(font: { glyphCount: number; unitsPerEm: number }) {
    this.#first = font.glyphCount;
    this.#unitsPerEm = font.unitsPerEm;
  }

  /**
   * Replaces glyphs of a left-to-right run: clusters of several glyphs, and glyphs whose text has
   * marks or a lost space, become one glyph per letter.
   */
  partLetters(glyphs: readonly PlacedGlyph[]): readonly PlacedGlyph[] {
    return joinEmpty(clustersOf(glyphs)).flatMap(
      (cluster) => this.#partCluster(cluster) ?? cluster,
    );
  }

  #partCluster(cluster: readonly PlacedGlyph[]): readonly PlacedGlyph[] | undefined {
    const [first] = cluster;
    const text = cluster.map((glyph) => (glyph.text === invisible ? '' : glyph.text)).join('');
    if (!first || text === '' || cluster.length > mostParts) return undefined;
    if (cluster.length === 1 && !isMixed(text)) return undefined;
    const { parts, width } = this.#partsOf(cluster);
    return this.#oneLetterEach({ ...first, speaks: true }, parts, width, lettersOf(text));
  }

  /** Returns the glyphs of a run, with each cluster of several glyphs joined into one. */
  join(glyphs: readonly PlacedGlyph[]): PlacedGlyph[] {
    return clustersOf(glyphs).flatMap((cluster) => this.#joinCluster(cluster));
  }

  #joinCluster(cluster: readonly PlacedGlyph[]): readonly PlacedGlyph[] {
    const speaker = cluster.find((glyph) => glyph.speaks);
    if (!speaker || cluster.length > mostParts) return cluster;
    if (speaker.text === edgeSpace) return cluster;
    const isPlain = Math.abs(speaker.advance - speaker.nominal) < widestKern;
    const letters = lettersOf(speaker.text);
    if (cluster.length === 1 && isPlain && letters.length === 1) return cluster;
    const { parts, width } = this.#partsOf(cluster);
    if (letters.length > 1) return this.#oneLetterEach(speaker, parts, width, letters) ?? cluster;
    const gid = this.#numberOf({ parts, advance: Math.round(width) });
    if (gid === undefined) return cluster;
    const advance = (width * 1000) / this.#unitsPerEm;
    const place = { nominal: advance, advance, xOffset: 0, yOffset: 0, endsCluster: true };
    return [{ ...speaker, gid, ...place }];
  }

  /** Returns the components of a cluster's composite glyph, and its width, in font units. */
  #partsOf(cluster: readonly PlacedGlyph[]): { parts: GlyphPart[]; width: number } {
    const scale = this.#unitsPerEm / 1000;
    let width = 0;
    const parts = cluster.map(({ gid, advance, xOffset, yOffset }): GlyphPart => {
      const part = {
        gid,
        xOffset: Math.round(width + xOffset * scale),
        yOffset: Math.round(yOffset * scale),
      };
      width += advance * scale;
      return part;
    });
    return { parts, width };
  }

  #oneLetterEach(
    speaker: PlacedGlyph,
    parts: readonly GlyphPart[],
    width: number,
    letters: readonly string[],
  ): PlacedGlyph[] | undefined {
    const drawing = drawingLetter(letters);
    const share = Math.floor(width / letters.length);
    const narrow = Math.min(share, Math.round(this.#unitsPerEm * markAdvance));
    const marks = letters.filter((letter) => mark.test(letter)).length;
    const wide = Math.floor((width - narrow * marks) / Math.max(1, letters.length - marks));
    const advances = letters.map((letter) => (mark.test(letter) ? narrow : wide));
    const rest = Math.round(width) - advances.reduce((sum, advance) => sum + advance, 0);
    advances[drawing] = (advances[drawing] ?? 0) + rest;
    const before = advances.slice(0, drawing).reduce((sum, advance) => sum + advance, 0);
    const drawn = parts.map((part) => ({ ...part, xOffset: part.xOffset - before }));
    const gids = advances.map((advance, i) =>
      this.#numberOf({ parts: i === drawing ? drawn : [], advance }),
    );
    if (gids.includes(undefined)) return undefined;
    return letters.map((letter, i): PlacedGlyph => {
      const advance = ((advances[i] ?? 0) * 1000) / this.#unitsPerEm;
      const place = { nominal: advance, advance, xOffset: 0, yOffset: 0 };
      const endsCluster = i === letters.length - 1;
      return { ...speaker, ...place, text: textOfLetter(letter), gid: gids[i] ?? 0, endsCluster };
    });
  }

  /**
   * Returns a glyph that draws nothing and has no advance, or undefined if the font has no glyph
   * number left.
   */
  emptyGlyph(): number | undefined {
    return this.#numberOf({ parts: [], advance: 0 });
  }

  #numberOf(composite: CompositeGlyph): number | undefined {
    if (composite.advance < 0 || composite.advance > highestAdvance) return undefined;
    const key = keyOf(composite);
    const known = this.#numbers.get(key);
    if (known !== undefined || this.glyphs.size >= mostComposites) return known;
    const number = this.#first + this.glyphs.size;
    this.#numbers.set(key, number);
    this.glyphs.set(number, composite);
    return number;
  }
}

export const keyOf = ({ parts, advance }: CompositeGlyph): string =>
  `${advance}:${parts.map(({ gid, xOffset, yOffset }) => `${gid},${xOffset},${yOffset}`).join(';')}`;
