import { rem } from './css-values.ts';
import { element, type Markup } from './markup.ts';
import { joined, type MediaStyle } from './style-book.ts';

/**
 * The markup so far, and the space that the next element starts with. All space is put above a
 * block, on the innermost element, because adjacent margins collapse in CSS while the engine adds
 * them up.
 */
export type Flow = { painted: Markup[]; pendingPt: number; breaksPage: boolean };

export const newFlow = (): Flow => ({ painted: [], pendingPt: 0, breaksPage: false });

/** The pending space as a style of the element that takes it. */
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

/** Wraps the markup that `paint` adds in an element; its first child takes the space above. */
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
