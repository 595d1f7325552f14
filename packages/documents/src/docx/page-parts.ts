import type { PageSetup, TextStyle, TypesetDocument } from '@folio/typeset/blocks';
import {
  AlignmentType,
  Footer,
  Header,
  HorizontalPositionRelativeFrom,
  ImageRun,
  type ISectionOptions,
  PageNumber,
  Paragraph,
  Tab,
  TabStopType,
  TextRun,
  VerticalPositionRelativeFrom,
} from 'docx';
import { plainLine } from '../export-source/plain-characters.ts';
import { allParagraphs, type ColoredHead, type FlowCell, type FlowItem } from './flow-items.ts';
import { pixelPng } from './pixel-png.ts';
import { wordFamily } from './word-families.ts';
import { colorOf, inTwips } from './word-styles.ts';

type Parts = Omit<ISectionOptions, 'children'>;

/**
 * The headers and footers of a document with its page setup: paper, margins, backgrounds, and the
 * page number from the second page on, since only Word knows whether there will be one.
 */
export function pageParts(document: TypesetDocument, items: readonly FlowItem[]): Parts {
  const { page, pageLabel, runningHead } = document;
  const isRtl = document.direction === 'rtl';
  const mirror = (backgrounds: Rectangle[]) =>
    backgrounds.map((background) => mirrored(background, document));
  const everywhere = mirror(page.backgrounds);
  const onFirst = [...everywhere, ...mirror(tableBackgrounds(items, page, isRtl))];
  const labelPt = pageLabel ? (page.marginBottomPt - pageLabel.style.leadingPt) / 2 : 0;
  const headPt = runningHead ? (page.marginTopPt - runningHead.style.leadingPt) / 2 : 0;
  return {
    properties: {
      titlePage: true,
      page: {
        size: { width: inTwips(page.widthPt), height: inTwips(page.heightPt) },
        margin: {
          top: inTwips(page.marginTopPt),
          right: inTwips(isRtl ? page.marginLeftPt : page.marginRightPt),
          bottom: inTwips(page.marginBottomPt - takenByTables(items)),
          left: inTwips(isRtl ? page.marginRightPt : page.marginLeftPt),
          header: inTwips(Math.max(0, headPt)),
          footer: inTwips(Math.max(0, labelPt)),
        },
      },
    },
    ...((onFirst.length > 0 || runningHead) && {
      headers: {
        first: new Header({ children: [tiny(onFirst.map(backgroundImage))] }),
        default: new Header({
          children: [
            tiny(everywhere.map(backgroundImage)),
            ...(runningHead ? [headParagraph(runningHead, page)] : []),
          ],
        }),
      },
    }),
    ...(pageLabel && {
      footers: {
        first: new Footer({ children: [tiny([])] }),
        default: new Footer({ children: [labelParagraph(pageLabel)] }),
      },
    }),
  };
}

/**
 * The height that Word adds between tables and for frame borders. The page's margins are reduced by
 * it.
 */
const takenByTables = (items: readonly FlowItem[]): number =>
  Math.min(
    mostTakenPt,
    items.filter((item) => item.kind === 'table' && item.rows.some(isFramed)).length * framePt,
  );
const framePt = 2;
/** The page number needs the rest of the margin. */
const mostTakenPt = 18;

const isFramed = (row: readonly FlowCell[]): boolean =>
  row.some(({ start, end }) => start !== undefined || end !== undefined);

type RunningHead = NonNullable<TypesetDocument['runningHead']>;
type Rectangle = TypesetDocument['page']['backgrounds'][number];

/** Pages of right-to-left documents are mirrored. */
const mirrored = (background: Rectangle, { page, direction }: TypesetDocument): Rectangle =>
  direction === 'rtl'
    ? { ...background, xPt: page.widthPt - background.xPt - background.widthPt }
    : background;

/**
 * Returns the backgrounds of tables on the first page, from edge to edge: a column's is as high as
 * the page, and a head's ends where its table starts. On later pages only Word knows their extent,
 * so there the cells' own backgrounds end with their text.
 */
function tableBackgrounds(
  items: readonly FlowItem[],
  { marginLeftPt, marginTopPt, heightPt }: PageSetup,
  isRtl: boolean,
): Rectangle[] {
  const tables = items.filter((item) => item.kind === 'table');
  const backgrounds = tables.flatMap((table) => {
    const {
      leftPt,
      rows: [row = []],
      head,
    } = table;
    if (head && (table !== items[0] || head.abovePt < marginTopPt - 1)) return [];
    let edgePt = marginLeftPt + leftPt;
    return row.flatMap(({ startPt, widthPt, endPt, color }): Rectangle[] => {
      const xPt = edgePt;
      edgePt += startPt + widthPt + endPt;
      if (!color) return [];
      const downPt = head ? headHeight(head, row, isRtl) : heightPt;
      return [{ xPt, yPt: 0, widthPt: edgePt - xPt, heightPt: downPt, color }];
    });
  });
  return backgrounds.sort((a, b) => b.heightPt - a.heightPt);
}

const narrowestPt = 60;

/**
 * The height down to the start of the head's table or, in a mirrored document, down to about its
 * end.
 */
function headHeight({ abovePt, belowPt }: ColoredHead, row: FlowCell[], isRtl: boolean): number {
  if (!isRtl) return abovePt;
  const heights = row.map(({ items, widthPt }) =>
    allParagraphs(items).reduce((sum, { block, spaceBeforePt }) => {
      const letters = block.runs.reduce((all, { text }) => all + text.length, 0);
      const lines = Math.max(
        1,
        Math.ceil((letters * block.style.sizePt * 0.5) / Math.max(narrowestPt, widthPt)),
      );
      return sum + spaceBeforePt + lines * block.style.leadingPt;
    }, 0),
  );
  return abovePt + Math.max(0, ...heights) + belowPt;
}

const tiny = (children: ImageRun[]): Paragraph =>
  new Paragraph({ spacing: { line: 20, lineRule: 'exact' }, children });

/** English Metric Units, and pixels at 96 per inch. */
const inEmu = (points: number): number => Math.round(points * 12_700);
const inPixels = (points: number): number => (points / 72) * 96;

/** One pixel of the color, scaled to the background and placed behind the text. */
const backgroundImage = (
  { xPt, yPt, widthPt, heightPt, color }: Rectangle,
  index: number,
): ImageRun =>
  new ImageRun({
    type: 'png',
    data: pixelPng(color),
    transformation: { width: inPixels(widthPt), height: inPixels(heightPt) },
    altText: { id: '1', name: 'Background', description: '', title: '' },
    floating: {
      horizontalPosition: { relative: HorizontalPositionRelativeFrom.PAGE, offset: inEmu(xPt) },
      verticalPosition: { relative: VerticalPositionRelativeFrom.PAGE, offset: inEmu(yPt) },
      behindDocument: true,
      zIndex: index + 1,
    },
  });

type Label = { text: string; style: TextStyle };

const labelParagraph = (label: Label): Paragraph =>
  new Paragraph({ alignment: AlignmentType.CENTER, children: labelRuns(label) });

function headParagraph({ start, end, style, align }: RunningHead, page: PageSetup): Paragraph {
  if (align === 'center')
    return labelParagraph({ text: [start, end].filter(Boolean).join(' · '), style });
  const position = inTwips(page.widthPt - page.marginLeftPt - page.marginRightPt);
  return new Paragraph({
    tabStops: [{ type: TabStopType.END, position }],
    children: [
      ...labelRuns({ text: start, style }),
      new TextRun({ children: [new Tab()] }),
      ...labelRuns({ text: end, style }),
    ],
  });
}

/** `{page}` and `{pages}` are Word's own fields. */
function labelRuns({ text, style }: Label): TextRun[] {
  const { name } = wordFamily(style.family);
  const look = {
    font: { ascii: name, hAnsi: name },
    size: Math.round(style.sizePt * 2),
    color: colorOf(style.color),
  };
  const segments = plainLine(text).split(/(\{pages?\})/);
  return segments.filter(Boolean).map((segment) => {
    if (segment === '{page}') return new TextRun({ ...look, children: [PageNumber.CURRENT] });
    if (segment === '{pages}') return new TextRun({ ...look, children: [PageNumber.TOTAL_PAGES] });
    return new TextRun({ ...look, text: segment });
  });
}
