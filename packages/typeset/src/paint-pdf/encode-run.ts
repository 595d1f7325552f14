import type { GlyphRun } from '../display-list.ts';
import type { ByteWriter } from './byte-writer.ts';
import { writeCode, writeHex16, writeThousandths } from './pdf-syntax.ts';
import { noEdges } from './run-edges.ts';
import { glyphSize, type TextGlyph, textGlyphs } from './text-glyphs.ts';

/** A glyph of a run, ready to be written. Lengths are in thousandths of an em. */
export type PlacedGlyph = TextGlyph & {
  gid: number;
  /** How far the font file moves the pen, and how far the shaper wants it moved. */
  nominal: number;
  advance: number;
  xOffset: number;
  yOffset: number;
};

type FontMetrics = { unitsPerEm: number; widthOf(glyph: number): number };

export function placeGlyphs(run: GlyphRun, font: FontMetrics, edges = noEdges): PlacedGlyph[] {
  const scale = 1000 / font.unitsPerEm;
  const value = (glyph: number, field: number) => run.glyphs[glyph * glyphSize + field] ?? 0;
  return textGlyphs(run, edges).map((glyph, index): PlacedGlyph => {
    const gid = value(index, 0);
    return {
      ...glyph,
      gid,
      nominal: font.widthOf(gid),
      advance: value(index, 1) * scale,
      xOffset: value(index, 2) * scale,
      yOffset: value(index, 3) * scale,
    };
  });
}

/**
 * Writes the glyphs as the inside of a string in a TJ array: between '[(' and ')]TJ'. `spacing`
 * contains what is added to each cluster, and what PDF itself adds after each glyph, in thousandths
 * of an em. Returns the distance of the pen's final position from the shaper's, at most half a
 * thousandth of an em.
 */
export function encodeGlyphs(
  out: ByteWriter,
  glyphs: readonly PlacedGlyph[],
  cids: readonly number[],
  sizePt: number,
  spacing: number,
): number {
  let pen = 0;
  let wanted = 0;
  let rise = 0;
  const moveTo = (target: number) => {
    const back = Math.round(pen - target);
    if (back !== 0) out.text(`)${back}(`);
    pen -= back;
  };
  const raiseTo = (target: number) => {
    if (target === rise) return;
    out.text(`)]TJ ${writeThousandths(Math.round(target * sizePt))} Ts[(`);
    rise = target;
  };
  for (const [i, glyph] of glyphs.entries()) {
    raiseTo(glyph.yOffset);
    moveTo(wanted + glyph.xOffset);
    writeCode(out, cids[i] ?? 0);
    pen += glyph.nominal + spacing;
    wanted += glyph.advance + (glyph.endsCluster ? spacing : 0);
  }
  raiseTo(0);
  moveTo(wanted);
  return pen - wanted;
}

/** '<0041>'. */
export const writeCidHex = (cid: number): string => `<${writeHex16(cid)}>`;

const mark = /\p{Mn}/u;
/** Returns the code of a glyph that shows the run's text from `start` to `end`. */
type CodeOf = (gid: number, start: number, end: number) => number;

/**
 * Whether each glyph is a cluster of its own on the baseline, without a mark beside a letter in its
 * text. Most text is.
 */
export function isSimple({ glyphs, rtl, text }: GlyphRun): boolean {
  if (rtl) return false;
  for (let i = 0; i < glyphs.length; i += glyphSize) {
    if (glyphs[i + 2] !== 0 || glyphs[i + 3] !== 0) return false;
    if (i > 0 && glyphs[i + 4] === glyphs[i + 4 - glyphSize]) return false;
  }
  return glyphs.length === text.length * glyphSize || !mark.test(text);
}

/** Does the same as `encodeGlyphs` for a simple run, without an object per glyph. */
export function encodeSimpleRun(
  out: ByteWriter,
  run: GlyphRun,
  font: FontMetrics,
  codeOf: CodeOf,
): number {
  const { glyphs, text } = run;
  const scale = 1000 / font.unitsPerEm;
  let drift = 0;
  for (let i = 0; i < glyphs.length; i += glyphSize) {
    const gid = glyphs[i] ?? 0;
    const start = glyphs[i + 4] ?? 0;
    const end = i + glyphSize < glyphs.length ? (glyphs[i + 4 + glyphSize] ?? 0) : text.length;
    writeCode(out, codeOf(gid, start, end));
    drift += font.widthOf(gid) - (glyphs[i + 1] ?? 0) * scale;
    if (Math.abs(drift) >= 0.5) {
      const back = Math.round(drift);
      out.text(`)${back}(`);
      drift -= back;
    }
  }
  return drift;
}
