import type { DocumentSettings } from '@folio/contract/document-settings';
import type { PageSetup, TypesetDocument } from '@folio/typeset/blocks';
import { memoized } from '../memoize.ts';
import { contentWidthPt } from './measure.ts';
import { recolor } from './recolor.ts';
import { type Restyling, restyleBlocks, restyleText } from './restyle.ts';

type MarginSettings = Pick<
  DocumentSettings,
  'marginMm' | 'marginTopMm' | 'marginRightMm' | 'marginBottomMm' | 'marginLeftMm'
>;
type ScaleSettings = Pick<DocumentSettings, 'fontScale' | 'leadingScale' | 'spacingScale'>;

/** The settings that affect style. The outline handles the others. */
export type StyleSettings = MarginSettings &
  ScaleSettings &
  Pick<DocumentSettings, 'pageSize' | 'fontFamily' | 'headingFamily' | 'accent'>;

/**
 * Returns a template's document with its owner's settings applied. `accents` are the template's
 * colors that follow the accent; inks and grays stay. Leading and spacing scale with the font size.
 */
export function applySettings(
  document: TypesetDocument,
  settings: StyleSettings,
  accents: readonly string[],
): TypesetDocument {
  const { page, how } = restylingFor(settings, document.page, accents);
  const { pageLabel, footer, runningHead } = document;
  return {
    ...document,
    page,
    blocks: restyleBlocks(document.blocks, how),
    ...(pageLabel && { pageLabel: { ...pageLabel, style: restyleText(pageLabel.style, how) } }),
    ...(runningHead && {
      runningHead: { ...runningHead, style: restyleText(runningHead.style, how) },
    }),
    ...(footer && { footer: { ...footer, style: restyleText(footer.style, how) } }),
  };
}

/** Memoized, so that blocks restyled by the result are recognized as unchanged. */
const restylingFor = memoized(
  (settings: StyleSettings, own: PageSetup, accents: readonly string[]) => {
    const { fontFamily, headingFamily, fontScale, leadingScale, spacingScale, accent } = settings;
    const { page, ...map } = mapPage(own, settings);
    const colors = new Map(
      accent === null ? [] : accents.map((one) => [one, recolor(one, accent)]),
    );
    const toColor = (color: string) => colors.get(color) ?? color;
    const how: Restyling = {
      ...map,
      toColor,
      family: fontFamily,
      headingFamily: headingFamily ?? fontFamily,
      sizeScale: fontScale,
      leadingScale: fontScale * leadingScale,
      spaceScale: fontScale * spacingScale,
      marginTopPt: { own: own.marginTopPt, wanted: page.marginTopPt },
    };
    const backgrounds = page.backgrounds.map((one) => ({ ...one, color: toColor(one.color) }));
    return { page: { ...page, backgrounds }, how };
  },
);

/** Returns the ratio of the owner's text width to the template's. */
export const widthRatioOf = (own: PageSetup, settings: StyleSettings): number =>
  mapPage(own, settings).widthRatio;

const letter = { widthPt: 612, heightPt: 792 } as const;
const ptPerMm = 72 / 25.4;

/** Maps a template's page to one with the owner's margins and size; lengths are in points. */
type PageMap = {
  page: PageSetup;
  /** Maps a distance from the left edge of the template's page to one on the owner's page. */
  toX: (xPt: number) => number;
  /** The owner's text width as a multiple of the template's. */
  widthRatio: number;
};

type Edge = { before: number; after: number; length: number };

/**
 * Returns a piecewise linear map: margins map to margins, and the content box between them is
 * stretched, so that touching edges still touch.
 */
function stretch(from: Edge, to: Edge): (pt: number) => number {
  const ratio = (to.length - to.before - to.after) / (from.length - from.before - from.after);
  return (pt) => {
    if (pt <= from.before) return (pt * to.before) / from.before;
    const toEndPt = from.length - pt;
    if (toEndPt <= from.after) return to.length - (toEndPt * to.after) / from.after;
    return to.before + (pt - from.before) * ratio;
  };
}

const across = (page: PageSetup): Edge => ({
  before: page.marginLeftPt,
  after: page.marginRightPt,
  length: page.widthPt,
});
const down = (page: PageSetup): Edge => ({
  before: page.marginTopPt,
  after: page.marginBottomPt,
  length: page.heightPt,
});

function mapPage(
  own: PageSetup,
  settings: MarginSettings & Pick<DocumentSettings, 'pageSize'>,
): PageMap {
  const margins = marginsOf(settings);
  if (settings.pageSize === 'A4' && Object.keys(margins).length === 0)
    return { page: own, toX: (xPt) => xPt, widthRatio: 1 };
  const page = { ...own, ...(settings.pageSize === 'Letter' && letter), ...margins };
  const [toX, toY] = [stretch(across(own), across(page)), stretch(down(own), down(page))];
  const backgrounds = own.backgrounds.map(({ xPt, yPt, widthPt, heightPt, color }) => ({
    xPt: toX(xPt),
    widthPt: toX(xPt + widthPt) - toX(xPt),
    color,
    yPt: toY(yPt),
    heightPt: toY(yPt + heightPt) - toY(yPt),
  }));
  return {
    page: { ...page, backgrounds },
    toX,
    widthRatio: contentWidthPt(page) / contentWidthPt(own),
  };
}

/** Returns the owner's margins in points; a side's own setting overrides the one for all sides. */
function marginsOf({ marginMm, ...settings }: MarginSettings) {
  const sides = {
    marginTopPt: settings.marginTopMm ?? marginMm,
    marginRightPt: settings.marginRightMm ?? marginMm,
    marginBottomPt: settings.marginBottomMm ?? marginMm,
    marginLeftPt: settings.marginLeftMm ?? marginMm,
  };
  return Object.fromEntries(
    Object.entries(sides).flatMap(([side, mm]) => (mm === null ? [] : [[side, mm * ptPerMm]])),
  );
}
