import type { DocumentSettings } from '@folio/contract/document-settings';
import type { PageSetup } from '@folio/typeset/blocks';

const letter = { widthPt: 612, heightPt: 792 } as const;
const ptPerMm = 72 / 25.4;

/** A template's page as a person wants it, and where things on it go; all lengths in points. */
export type PageMap = {
  page: PageSetup;
  /** From the left edge of the template's page to that of the person's. */
  toX: (xPt: number) => number;
  /** The person's measure, in template's measures. */
  widthRatio: number;
};

type Edge = { before: number; after: number; whole: number };

/** Margins become margins, and the room between them is stretched: edges that met still meet. */
function stretch(from: Edge, to: Edge): (pt: number) => number {
  const ratio = (to.whole - to.before - to.after) / (from.whole - from.before - from.after);
  return (pt) => {
    if (pt <= from.before) return (pt * to.before) / from.before;
    const toEndPt = from.whole - pt;
    if (toEndPt <= from.after) return to.whole - (toEndPt * to.after) / from.after;
    return to.before + (pt - from.before) * ratio;
  };
}

const across = (page: PageSetup): Edge => ({
  before: page.marginLeftPt,
  after: page.marginRightPt,
  whole: page.widthPt,
});
const down = (page: PageSetup): Edge => ({
  before: page.marginTopPt,
  after: page.marginBottomPt,
  whole: page.heightPt,
});

export function mapPage(
  own: PageSetup,
  { pageSize, marginMm }: Pick<DocumentSettings, 'pageSize' | 'marginMm'>,
): PageMap {
  if (pageSize === 'A4' && marginMm === null)
    return { page: own, toX: (xPt) => xPt, widthRatio: 1 };
  const page = {
    ...own,
    ...(pageSize === 'Letter' && letter),
    ...(marginMm !== null && evenMargins(marginMm * ptPerMm)),
  };
  const [toX, toY] = [stretch(across(own), across(page)), stretch(down(own), down(page))];
  const backgrounds = own.backgrounds.map(({ xPt, yPt, widthPt, heightPt, color }) => ({
    ...{ xPt: toX(xPt), widthPt: toX(xPt + widthPt) - toX(xPt), color },
    ...{ yPt: toY(yPt), heightPt: toY(yPt + heightPt) - toY(yPt) },
  }));
  return { page: { ...page, backgrounds }, toX, widthRatio: roomOf(page) / roomOf(own) };
}

const evenMargins = (pt: number) => ({
  ...{ marginTopPt: pt, marginRightPt: pt },
  ...{ marginBottomPt: pt, marginLeftPt: pt },
});

const roomOf = ({ widthPt, marginLeftPt, marginRightPt }: PageSetup) =>
  widthPt - marginLeftPt - marginRightPt;
