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

/** The settings that affect style; the outline handles the others. */
export type StyleSettings = MarginSettings &
  ScaleSettings &
  Pick<DocumentSettings, 'pageSize' | 'fontFamily' | 'headingFamily' | 'accent'>;

/**
 * A template's document with its owner's settings applied. `accents` are the template's colors
 * that follow the accent; inks and grays stay. Leading and spacing scale with the letters.
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

/** Memoized, so that blocks restyled by it are recognized as unchanged. */
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

/** The ratio of a person's measure to the template's. */
export const widthRatioOf = (own: PageSetup, settings: StyleSettings): number =>
  mapPage(own, settings).widthRatio;

const letter = { widthPt: 612, heightPt: 792 } as const;
const ptPerMm = 72 / 25.4;

/** The map from a template's page to one with a person's margins and size; lengths in points. */
type PageMap = {
  page: PageSetup;
  /** From the left edge of the template's page to that of the person's. */
  toX: (xPt: number) => number;
  /** The person's measure, in template's measures. */
  widthRatio: number;
};

type Edge = { before: number; after: number; length: number };

/**
 * Piecewise linear: margins map to margins, and the content box between them is stretched, so that
 * edges that met still meet.
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

/** The margins that somebody has set, in points; a side's own overrides that of all. */
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
