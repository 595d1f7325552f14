import type { DisplayItem, DisplayPage, LineItem, RectItem, ShapeItem } from '../display-list.ts';

/**
 * Adds the drawings of lines, backgrounds behind words and icons, each before its line. Runs after
 * mirroring, which moves lines but not their content.
 */
export const withLineDrawings = (page: DisplayPage): DisplayPage =>
  page.items.some(isDrawn)
    ? { ...page, items: page.items.flatMap((item) => [...drawingsOf(item), item]) }
    : page;

const isDrawn = (item: DisplayItem): boolean =>
  item.kind === 'line' &&
  item.fragments.some(({ background, icon }) => background !== undefined || icon !== undefined);

const drawingsOf = (item: DisplayItem): DisplayItem[] =>
  isDrawn(item) && item.kind === 'line' ? [...backgroundsOf(item), ...iconsOf(item)] : [];

/** The extent of backgrounds above and below the baseline, in em. */
const backgroundEm = { above: 0.98, below: 0.36 };

const backgroundsOf = ({ fragments, xPt: leftPt, baselinePt, sizePt }: LineItem): RectItem[] =>
  fragments.flatMap(({ background: color, xPt, widthPt }) =>
    color === undefined
      ? []
      : [
          {
            kind: 'rect',
            xPt: leftPt + xPt,
            widthPt,
            color,
            yPt: baselinePt - backgroundEm.above * sizePt,
            heightPt: (backgroundEm.above + backgroundEm.below) * sizePt,
          },
        ],
  );

/**
 * An icon is slightly higher than capitals, extends below the baseline, and leaves a gap after it.
 */
const iconEm = { size: 0.9, below: 0.12 };
const mostOfSpaces = 0.78;

const iconsOf = ({ fragments, xPt: leftPt, baselinePt, sizePt }: LineItem): ShapeItem[] =>
  fragments.flatMap(({ icon: path, color, xPt, widthPt, run }) => {
    if (path === undefined) return [];
    const edgePt = Math.min(iconEm.size * sizePt, mostOfSpaces * widthPt);
    const startPt = leftPt + xPt + (run.rtl ? widthPt - edgePt : 0);
    const topPt = baselinePt + iconEm.below * sizePt - edgePt;
    const area = { xPt: startPt, yPt: topPt, widthPt: edgePt, heightPt: edgePt };
    return [{ kind: 'shape', ...area, path, color }];
  });
