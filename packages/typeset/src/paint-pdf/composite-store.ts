import type { CompositeGlyph, GlyphPart } from './composite-glyph.ts';
import type { PlacedGlyph } from './encode-run.ts';
import { edgeSpace, invisible } from './text-glyphs.ts';

const mostParts = 8;
const mostComposites = 8_192;
/** In thousandths of an em: with more, some readers find a space within the word. */
const widestKern = 50;
const highestAdvance = 0x7fff;
/**
 * In em. pdf.js up to version 5 thinks that marks take no room, and finds a space where the next letter
 * is more than 0.102 off; pdftotext parts words where glyphs begin less than 0.1 apart.
 */
const markAdvance = 0.101;
const mark = /^\p{M}+$/u;
/** Marks of one letter stay together. */
const lettersOf = (text: string): readonly string[] => text.match(/\p{M}+|\P{M}/gu) ?? [];
const spaceOrMark = /^[\s\p{M}]+$/u;
/** A glyph that says more than one letter, of which one is a mark or a space before the others. */
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
 * Clusters that move the pen nowhere, such as a letter that is written below another, join the one
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
 * The composite glyphs of a font in one document. A letter that runs right to left and its marks are
 * one glyph: else some readers part the word at each mark, which stands over what is set already. So
 * is a letter that is kerned widely, with the kerning in its width.
 *
 * So are the glyphs of a cluster that runs left to right, whose order is that of the drawing.
 *
 * What they draw together they say letter by letter: pdf.js up to version 5 takes a glyph for white
 * space or for a mark of no width if one of its letters is one, and pypdf turns round single letters
 * alone. So each letter has a glyph of its own, of which one draws all and the others are empty. They
 * share its room: pdfminer ends a line between two glyphs of no width, and PDFBox takes a letter for
 * the one before, painted twice, where they are less than a third of its width apart.
 *
 * `/ActualText` would say as much in one operator, but Tika, PDFBox, pypdf and pdfminer look past it.
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
   * The glyphs of a run that goes left to right: clusters of several glyphs, and glyphs that say marks
   * or a lost space, become a glyph a letter.
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

  /** The glyphs of a run, with one instead of each cluster of several. */
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

  /** Where the glyphs of a cluster stand in the one that they become, and how wide that is, in font units. */
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

  /** One that draws nothing and takes no room, if there is room for another. */
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
