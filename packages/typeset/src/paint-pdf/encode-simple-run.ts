import type { GlyphRun } from '../display-list.ts';
import type { ByteWriter } from './byte-writer.ts';
import { glyphSize } from './glyph-texts.ts';
import { writeCode } from './write-code.ts';

type FontMetrics = { unitsPerEm: number; widthOf(glyph: number): number };
const mark = /\p{Mn}/u;
/** The code of a glyph that shows the run's text from `start` to `end`. */
type CodeOf = (gid: number, start: number, end: number) => number;

/**
 * Whether each glyph is a cluster of its own, stands on the line, and says no mark beside a letter:
 * most text does.
 */
export function isSimple({ glyphs, rtl, text }: GlyphRun): boolean {
  if (rtl) return false;
  for (let i = 0; i < glyphs.length; i += glyphSize) {
    if (glyphs[i + 2] !== 0 || glyphs[i + 3] !== 0) return false;
    if (i > 0 && glyphs[i + 4] === glyphs[i + 4 - glyphSize]) return false;
  }
  return glyphs.length === text.length * glyphSize || !mark.test(text);
}

/** As `encodeGlyphs` for a simple run, without an object a glyph. */
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
