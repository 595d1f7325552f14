import type { Fragment } from '../display-list.ts';

/** The name under which a page has registered a font of the book. */
export const familyOf = (font: string): string => JSON.stringify(font);

let canvas: CanvasRenderingContext2D | null | undefined;

function openCanvas(): CanvasRenderingContext2D | null {
  if (typeof document === 'undefined') return null;
  canvas ??= document.createElement('canvas').getContext('2d');
  if (canvas) {
    canvas.fontKerning = 'normal';
    canvas.textRendering = 'geometricPrecision';
  }
  return canvas;
}

let shownFont = '';

/** Skips setting the same font again, because that takes a browser longer than measuring a line. */
function setFont(context: CanvasRenderingContext2D, font: string): void {
  if (font === shownFont) return;
  context.font = font;
  shownFont = font;
}

function measureWidthPx(fragment: Fragment, sizePt: number, letterSpacingPt: number) {
  const context = openCanvas();
  if (!context) return undefined;
  setFont(context, `${toPx(sizePt)}px ${familyOf(fragment.run.font)}`);
  // Chromium takes the canvas's language from its element; other browsers ignore it.
  context.canvas.lang = fragment.run.language ?? '';
  context.letterSpacing = `${toPx(letterSpacingPt)}px`;
  context.direction = fragment.run.rtl ? 'rtl' : 'ltr';
  return context.measureText(fragment.run.text).width;
}

type Spacing = { sizePt: number; letterSpacingPt: number; px: number };
const spacings = new WeakMap<Fragment, Spacing>();
const spaces = /[ \u00a0]/g;
/**
 * A canvas sets full-width punctuation closer together. CSS can turn that off in the page, but not
 * in a canvas.
 */
const fullWidth = /[\u3000-\u30ff\u3400-\u9fff\uff00-\uffef]/;

/**
 * Returns the CSS pixels to add to each space, so that the fragment ends where the engine put its
 * end. Browsers use the same glyphs but may round their widths.
 */
export function wordSpacingPx(fragment: Fragment, sizePt: number, letterSpacingPt: number): number {
  const known = spacings.get(fragment);
  if (known?.sizePt === sizePt && known.letterSpacingPt === letterSpacingPt) return known.px;
  // A canvas has no OpenType features, so text with features is not measured and keeps its spaces.
  const isMeasured = fragment.run.features === undefined && !fullWidth.test(fragment.run.text);
  const count = isMeasured ? (fragment.run.text.match(spaces)?.length ?? 0) : 0;
  const width = count > 0 ? measureWidthPx(fragment, sizePt, letterSpacingPt) : undefined;
  const excess = width === undefined ? 0 : toPx(fragment.widthPt) - width;
  const px = count > 0 ? Math.round((excess / count) * 10_000) / 10_000 : 0;
  spacings.set(fragment, { sizePt, letterSpacingPt, px });
  return px;
}

const baselines = new Map<string, number>();

/**
 * Returns the distance of the baseline from the top of a line box, in CSS pixels. Measured once per
 * font and size, because browsers round a font's height differently.
 */
export function baselinePx(font: string, sizePx: number, heightPx: number): number {
  if (typeof document === 'undefined') return heightPx * 0.75;
  const key = `${font} ${sizePx} ${heightPx}`;
  const known = baselines.get(key);
  if (known !== undefined) return known;
  const box = document.createElement('div');
  box.style.cssText = `position:absolute;visibility:hidden;white-space:pre;font:${sizePx}px/${heightPx}px ${familyOf(font)}`;
  const footer = document.createElement('span');
  footer.style.cssText = 'display:inline-block;width:1px;height:0';
  box.append('x', footer);
  document.body.append(box);
  const offset = footer.getBoundingClientRect().bottom - box.getBoundingClientRect().top;
  box.remove();
  baselines.set(key, offset);
  return offset;
}

/**
 * The scale of the page's layout in CSS pixels per point. The page is then scaled as a whole, so
 * that zoom can't change a line break, and browsers' rounding (to 1/64 pixel) is invisible.
 */
export const layoutPxPerPt = (4 * 96) / 72;

/** The scale at which the page on the screen is as large as on paper. */
export const fullSizePxPerPt = 96 / 72;

export const toPx = (pt: number): number => Math.round(pt * layoutPxPerPt * 1000) / 1000;
