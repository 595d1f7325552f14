import type { CompositeGlyph, GlyphPart } from './composite-glyph.ts';
import type { PlacedGlyph } from './encode-run.ts';

const mostParts = 8;
const mostComposites = 8_192;
/** In thousandths of an em: with more, some readers find a space within the word. */
const widestKern = 50;
const highestAdvance = 0x7fff;

/**
 * The composite glyphs of a font in one document. A letter that runs right to left and its marks are
 * one glyph: else some readers part the word at each mark, which stands over what is set already. So
 * is a letter that is kerned widely, with the kerning in its width.
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

  /** The glyphs of a run, with one instead of each cluster of several. */
  join(glyphs: readonly PlacedGlyph[]): PlacedGlyph[] {
    const joined: PlacedGlyph[] = [];
    let cluster: PlacedGlyph[] = [];
    for (const glyph of glyphs) {
      cluster.push(glyph);
      if (!glyph.endsCluster) continue;
      joined.push(...this.#joinCluster(cluster));
      cluster = [];
    }
    return joined;
  }

  #joinCluster(cluster: readonly PlacedGlyph[]): readonly PlacedGlyph[] {
    const speaker = cluster.find((glyph) => glyph.speaks);
    if (!speaker || cluster.length > mostParts) return cluster;
    const isPlain = Math.abs(speaker.advance - speaker.nominal) < widestKern;
    if (cluster.length === 1 && isPlain) return cluster;
    const scale = this.#unitsPerEm / 1000;
    let pen = 0;
    const parts = cluster.map(({ gid, advance, xOffset, yOffset }): GlyphPart => {
      const part = {
        gid,
        xOffset: Math.round(pen + xOffset * scale),
        yOffset: Math.round(yOffset * scale),
      };
      pen += advance * scale;
      return part;
    });
    const gid = this.#numberOf({ parts, advance: Math.round(pen) });
    if (gid === undefined) return cluster;
    const width = pen / scale;
    return [
      {
        ...speaker,
        gid,
        nominal: width,
        advance: width,
        xOffset: 0,
        yOffset: 0,
        endsCluster: true,
      },
    ];
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
