import { rem } from './css-values.ts';
import { element, type Markup } from './markup.ts';
import { joined, type MediaStyle } from './style-book.ts';

/**
 * What is painted so far, and the space that the next element begins with. All space is above what
 * it parts, on the innermost element: margins of neighbours would collapse, and the engine's add up.
 */
export type Flow = { painted: Markup[]; pendingPt: number; breaksPage: boolean };

export const newFlow = (pendingPt = 0): Flow => ({ painted: [], pendingPt, breaksPage: false });

/** The space that is pending, as the look of the element that takes it. */
export function takeSpace(flow: Flow, lessPt = 0): MediaStyle {
  const spacePt = flow.pendingPt - lessPt;
  const always = joined(
    Math.abs(spacePt) > 0.01 ? `margin-block-start: ${rem(spacePt)}` : '',
    flow.breaksPage ? 'break-before: page' : '',
  );
  flow.pendingPt = 0;
  flow.breaksPage = false;
  return { always };
}

/** An element around what `paint` paints; the space above is taken by the first of it. */
export function wrap(
  flow: Flow,
  name: string,
  attributes: Record<string, string | undefined>,
  paint: (inner: Flow) => void,
): void {
  const inner: Flow = { ...flow, painted: [] };
  paint(inner);
  flow.pendingPt = inner.pendingPt;
  flow.breaksPage = inner.breaksPage;
  if (inner.painted.length > 0) flow.painted.push(element(name, attributes, ...inner.painted));
}
