import { writeNumber } from './pdf-syntax.ts';

/** How far the handles of a Bézier curve are along, for a quarter of a circle. */
const quarter = 0.5522847498;

/** The path of a rectangle (left, bottom, width, height) with round corners, as PDF operators. */
export function roundedPath(
  [x, y, width, height]: readonly [number, number, number, number],
  cornerPt: number,
): string {
  const radius = Math.min(cornerPt, width / 2, height / 2);
  const handle = radius * (1 - quarter);
  const [right, top] = [x + width, y + height];
  const to = (operator: string, ...places: number[]) =>
    `${places.map(writeNumber).join(' ')} ${operator}`;
  return [
    to('m', x + radius, y),
    to('l', right - radius, y),
    to('c', right - handle, y, right, y + handle, right, y + radius),
    to('l', right, top - radius),
    to('c', right, top - handle, right - handle, top, right - radius, top),
    to('l', x + radius, top),
    to('c', x + handle, top, x, top - handle, x, top - radius),
    to('l', x, y + radius),
    to('c', x, y + handle, x + handle, y, x + radius, y),
    'h',
  ].join(' ');
}
