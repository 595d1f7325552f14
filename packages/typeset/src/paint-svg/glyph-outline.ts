import type { TrueTypeFont } from '../fonts/truetype-font.ts';

/**
 * A point of a quadratic outline in font units, y upwards; a point off the curve is a control
 * point.
 */
type OutlinePoint = { x: number; y: number; onCurve: boolean };
export type Contour = readonly OutlinePoint[];

const flag = { onCurve: 1, xShort: 2, yShort: 4, repeat: 8, xSame: 16, ySame: 32 } as const;
const part = { words: 1, offsets: 2, scale: 8, more: 32, twoScales: 64, matrix: 128 } as const;
/** Deeper than composite glyphs of any real font. Stops a glyph that contains itself. */
const deepest = 8;

/**
 * Returns the outline of a glyph in a TrueType file, empty for a glyph that draws nothing, such as
 * a space. Format: https://learn.microsoft.com/typography/opentype/spec/glyf
 */
export function readOutline(font: TrueTypeFont, glyph: number, depth = 0): Contour[] {
  if (glyph >= font.glyphCount || depth > deepest) return [];
  const { offset, length } = font.outline(glyph);
  if (length === 0) return [];
  const contourCount = font.view.getInt16(offset);
  return contourCount < 0
    ? readParts(font, offset + 10, depth)
    : readContours(font.view, offset + 10, contourCount);
}

function readContours(view: DataView, start: number, contourCount: number): Contour[] {
  const ends = Array.from({ length: contourCount }, (_, i) => view.getUint16(start + i * 2));
  const pointCount = (ends.at(-1) ?? -1) + 1;
  const instructions = start + contourCount * 2;
  let at = instructions + 2 + view.getUint16(instructions);
  const flags: number[] = [];
  while (flags.length < pointCount) {
    const bits = view.getUint8(at++);
    const times = bits & flag.repeat ? view.getUint8(at++) + 1 : 1;
    for (let i = 0; i < times; i++) flags.push(bits);
  }
  const xs = readCoordinates(view, at, flags, flag.xShort, flag.xSame);
  const ys = readCoordinates(view, xs.end, flags, flag.yShort, flag.ySame);
  const points = flags.slice(0, pointCount).map((bits, i) => ({
    x: xs.values[i] ?? 0,
    y: ys.values[i] ?? 0,
    onCurve: (bits & flag.onCurve) !== 0,
  }));
  return ends.map((end, i) => points.slice(i === 0 ? 0 : (ends[i - 1] ?? 0) + 1, end + 1));
}

/**
 * Reads delta-coded coordinates of points: each delta is a byte, a word, or left out if it is 0.
 */
function readCoordinates(
  view: DataView,
  start: number,
  flags: readonly number[],
  short: number,
  same: number,
): { values: number[]; end: number } {
  let at = start;
  let value = 0;
  const values = flags.map((bits) => {
    if (bits & short) value += bits & same ? view.getUint8(at++) : -view.getUint8(at++);
    else if (!(bits & same)) {
      value += view.getInt16(at);
      at += 2;
    }
    return value;
  });
  return { values, end: at };
}

function readParts(font: TrueTypeFont, start: number, depth: number): Contour[] {
  const { view } = font;
  const contours: Contour[] = [];
  let at = start;
  let bits: number = part.more;
  while (bits & part.more) {
    bits = view.getUint16(at);
    const glyph = view.getUint16(at + 2);
    const isWide = (bits & part.words) !== 0;
    const first = isWide ? view.getInt16(at + 4) : view.getInt8(at + 4);
    const second = isWide ? view.getInt16(at + 6) : view.getInt8(at + 5);
    at += isWide ? 8 : 6;
    const { xx, xy, yx, yy, length } = readMatrix(view, at, bits);
    at += length;
    const turned = readOutline(font, glyph, depth + 1).map((contour) =>
      contour.map((p) => ({ ...p, x: p.x * xx + p.y * yx, y: p.x * xy + p.y * yy })),
    );
    const [x, y] = bits & part.offsets ? [first, second] : meet(contours, first, turned, second);
    contours.push(...turned.map((all) => all.map((p) => ({ ...p, x: p.x + x, y: p.y + y }))));
  }
  return contours;
}

function readMatrix(view: DataView, at: number, bits: number) {
  const fraction = (index: number) => view.getInt16(at + index * 2) / 0x4000;
  if (bits & part.scale) return { xx: fraction(0), xy: 0, yx: 0, yy: fraction(0), length: 2 };
  if (bits & part.twoScales) return { xx: fraction(0), xy: 0, yx: 0, yy: fraction(1), length: 4 };
  if (!(bits & part.matrix)) return { xx: 1, xy: 0, yx: 0, yy: 1, length: 0 };
  return { xx: fraction(0), xy: fraction(1), yx: fraction(2), yy: fraction(3), length: 8 };
}

/**
 * Returns the offset that makes a component's point coincide with one of the glyph's existing
 * points.
 */
function meet(contours: Contour[], index: number, added: Contour[], addedIndex: number) {
  const [anchor, own] = [contours.flat()[index], added.flat()[addedIndex]];
  return anchor && own ? ([anchor.x - own.x, anchor.y - own.y] as const) : ([0, 0] as const);
}

/**
 * Returns SVG path data of an outline, in font units with y downwards. Every command is relative,
 * which is shorter.
 */
export function toPathData(contours: readonly Contour[]): string {
  const pen = new RelativePen();
  for (const contour of contours) drawContour(contour, pen);
  return pen.data;
}

const between = (a: OutlinePoint, b: OutlinePoint): OutlinePoint => ({
  x: (a.x + b.x) / 2,
  y: (a.y + b.y) / 2,
  onCurve: true,
});

function drawContour(contour: Contour, pen: RelativePen): void {
  const [start, ...others] = toRing(contour);
  if (!start) return;
  pen.move(start);
  let control: OutlinePoint | undefined;
  for (const point of [...others, start]) {
    if (!point.onCurve) control = point;
    else {
      if (control) pen.curve(control, point);
      else if (point !== start) pen.line(point);
      control = undefined;
    }
  }
  pen.close();
}

/**
 * Returns the points starting with one on the curve, including the implied on-curve points between
 * two off-curve ones.
 */
function toRing(contour: Contour): OutlinePoint[] {
  const ring = contour.flatMap((point, i) => {
    const next = contour[(i + 1) % contour.length] ?? point;
    return point.onCurve || next.onCurve ? [point] : [point, between(point, next)];
  });
  const first = ring.findIndex(({ onCurve }) => onCurve);
  return first < 0 ? [] : [...ring.slice(first), ...ring.slice(0, first)];
}

class RelativePen {
  data = '';
  #x = 0;
  #y = 0;
  #start = { x: 0, y: 0 };

  move(to: OutlinePoint): void {
    this.data += `m${this.#offset(to)}`;
    this.#stand(to);
    this.#start = to;
  }

  line(to: OutlinePoint): void {
    if (to.y === this.#y) this.data += `h${short(to.x - this.#x)}`;
    else if (to.x === this.#x) this.data += `v${short(this.#y - to.y)}`;
    else this.data += `l${this.#offset(to)}`;
    this.#stand(to);
  }

  curve(control: OutlinePoint, to: OutlinePoint): void {
    this.data += `q${this.#offset(control)}${separated(this.#offset(to))}`;
    this.#stand(to);
  }

  close(): void {
    this.data += 'z';
    this.#stand(this.#start);
  }

  #offset({ x, y }: { x: number; y: number }): string {
    return short(x - this.#x) + separated(short(this.#y - y));
  }

  #stand({ x, y }: { x: number; y: number }): void {
    this.#x = x;
    this.#y = y;
  }
}

const short = (units: number): string => String(Math.round(units * 100) / 100 + 0);
/** A minus sign separates two numbers, so no space is needed before it. */
const separated = (number: string): string => (number.startsWith('-') ? number : ` ${number}`);
