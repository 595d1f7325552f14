import type { TrueTypeFont } from '../fonts/truetype-font.ts';

/** A glyph of the font as a component of another glyph; offsets are in font units. */
export type GlyphPart = { gid: number; xOffset: number; yOffset: number };

/** Glyphs of a font that become one glyph of its subset, such as a letter with its marks. */
export type CompositeGlyph = { parts: readonly GlyphPart[]; advance: number };

const isComposite = -1;
const words = 0x01;
const offsets = 0x02;
const more = 0x20;
const unscaledOffsets = 0x1000;
const headerBytes = 10;
const partBytes = 8;

const hasOutline = (font: TrueTypeFont, gid: number): boolean =>
  gid !== 0 && font.outline(gid).length > 0;

/** Returns the bounding box: left, bottom, right, top. */
function boundsOf(font: TrueTypeFont, parts: readonly GlyphPart[]): number[] {
  const boxes = parts.map(({ gid, xOffset, yOffset }) => {
    const { offset } = font.outline(gid);
    return [2, 4, 6, 8].map(
      (at) => font.view.getInt16(offset + at) + (at % 4 === 2 ? xOffset : yOffset),
    );
  });
  return [Math.min, Math.min, Math.max, Math.max].map((choose, i) =>
    choose(...boxes.map((box) => box[i] ?? 0)),
  );
}

/** Writes the composite outline, with the components' glyph numbers in the subset. */
export function writeComposite(
  font: TrueTypeFont,
  { parts }: CompositeGlyph,
  numbers: ReadonlyMap<number, number>,
): Uint8Array {
  const drawn = parts.filter(({ gid }) => hasOutline(font, gid));
  if (drawn.length === 0) return new Uint8Array();
  const outline = new Uint8Array(headerBytes + drawn.length * partBytes);
  const view = new DataView(outline.buffer);
  view.setInt16(0, isComposite);
  for (const [i, edge] of boundsOf(font, drawn).entries()) view.setInt16(2 + 2 * i, edge);
  for (const [i, { gid, xOffset, yOffset }] of drawn.entries()) {
    const at = headerBytes + i * partBytes;
    const isLast = i === drawn.length - 1;
    view.setUint16(at, words | offsets | unscaledOffsets | (isLast ? 0 : more));
    view.setUint16(at + 2, numbers.get(gid) ?? 0);
    view.setInt16(at + 4, xOffset);
    view.setInt16(at + 6, yOffset);
  }
  return outline;
}

const limits = { points: 6, contours: 8, compositePoints: 10, compositeContours: 12 } as const;
const componentElements = 28;
const componentDepth = 30;

/** Raises the limits in the font's `maxp` table for the composites. */
export function raiseMaxima(maxp: Uint8Array, composites: readonly CompositeGlyph[]): void {
  if (composites.length === 0) return;
  const view = new DataView(maxp.buffer);
  const parts = Math.max(...composites.map((composite) => composite.parts.length));
  const raise = (at: number, value: number) =>
    view.setUint16(at, Math.min(0xffff, Math.max(view.getUint16(at), value)));
  const { points, contours, compositePoints, compositeContours } = limits;
  const most = (simple: number, composite: number) =>
    parts * Math.max(view.getUint16(simple), view.getUint16(composite));
  raise(compositePoints, most(points, compositePoints));
  raise(compositeContours, most(contours, compositeContours));
  raise(componentElements, parts);
  raise(componentDepth, view.getUint16(componentDepth) + 1);
}
