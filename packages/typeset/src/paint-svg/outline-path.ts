import type { Contour, OutlinePoint } from './glyph-outline.ts';

/**
 * SVG path data of an outline, in font units with y downwards. Every command is relative, which is
 * shorter.
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

/** The points from one on the curve, with those on it that fonts leave out between two off it. */
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
/** A minus sign parts two numbers by itself. */
const separated = (number: string): string => (number.startsWith('-') ? number : ` ${number}`);
