import type { PageSetup, Paragraph, TextStyle, TypesetDocument } from '../blocks.ts';
import type { TextSetter } from '../break/text-setter.ts';
import {
  baselineOffsetPt,
  type OpenPage,
  type PageBuilder,
  paintLine,
  type TextToPaint,
} from './page-builder.ts';

type MarginalLines = Pick<TypesetDocument, 'pageLabel' | 'footer' | 'runningHead' | 'zero'>;
type Margins = {
  setter: TextSetter;
  page: PageSetup;
  pages: readonly OpenPage[];
  /** The zero of the digits of page numbers. */
  zero: string;
};

/** Adds running heads, page labels and footers, once the number of pages is known. */
export function addMarginalLines(
  setter: TextSetter,
  builder: PageBuilder,
  { pageLabel, footer, runningHead, zero = '0' }: MarginalLines,
): void {
  const margins = { setter, page: builder.page, pages: builder.openPages, zero };
  if (runningHead) addRunningHeads(margins, runningHead);
  if (pageLabel && margins.pages.length > 1) addLabels(margins, pageLabel);
  if (footer) addFooter(margins, footer, pageLabel?.style ?? footer.style);
}

type RunningHead = NonNullable<TypesetDocument['runningHead']>;

/** Adds running heads as wide as the page's text. */
function addRunningHeads(margins: Margins, head: RunningHead): void {
  const { setter, page, pages } = margins;
  const { style } = head;
  const topPt = (page.marginTopPt - style.leadingPt) / 2;
  const baselinePt = baselineOffsetPt(setter.fonts, style);
  for (const [index, openPage] of pages.entries()) {
    if (index === 0) continue;
    const box = boxAbove(openPage, page);
    const end = numbered(head.end, index, margins);
    for (const part of headParts(setter, { ...head, end }, box.widthPt))
      paintLine(openPage, { ...box, style, baselinePt, nodes: [null], ...part }, 0, topPt);
  }
}

/** A narrower extent may be that of a side column alone, so the full width is used instead. */
const leastShare = 0.5;

function boxAbove({ extent }: OpenPage, { widthPt, marginLeftPt, marginRightPt }: PageSetup) {
  const availablePt = Math.max(0, widthPt - marginLeftPt - marginRightPt);
  const isKnown = extent && extent.widthPt > leastShare * availablePt;
  return isKnown && extent.widthPt < availablePt
    ? extent
    : { xPt: marginLeftPt, widthPt: availablePt };
}

/**
 * Sets the parts at both edges, the end at its full width first, or as one centered line if it
 * fits.
 */
function headParts(
  setter: TextSetter,
  { start, end, style, align }: RunningHead,
  widthPt: number,
): Pick<TextToPaint, 'align' | 'broken'>[] {
  // The parts keep their sides of the page, whatever their own direction.
  const set = (text: string, availablePt: number) => ({
    ...setter.setText([{ text }], style, availablePt),
    isOpposed: false,
  });
  const joined = align === 'center' && set([start, end].filter(Boolean).join(' · '), widthPt);
  if (joined && joined.lines.length === 1) return [{ align: 'center', broken: joined }];
  const right = set(end, widthPt);
  const leftPt = widthPt - (right.lines[0]?.widthPt ?? 0) - 2 * style.sizePt;
  return [
    { align: 'start', broken: set(start, Math.max(0, leftPt)) },
    { align: 'end', broken: right },
  ];
}

function addLabels(margins: Margins, label: NonNullable<TypesetDocument['pageLabel']>): void {
  const { setter, page, pages } = margins;
  const { style } = label;
  const topPt = marginalTopPt(page, style);
  const baselinePt = baselineOffsetPt(setter.fonts, style);
  for (const [index, openPage] of pages.entries()) {
    const text = numbered(label.text, index, margins);
    const broken = setter.setText([{ text }], style, Number.POSITIVE_INFINITY);
    const placement = { xPt: 0, widthPt: page.widthPt, align: 'center', nodes: [null] } as const;
    paintLine(openPage, { ...placement, broken, style, baselinePt }, 0, topPt);
  }
}

/** Adds the same line to every page; it is shaped once. */
function addFooter({ setter, page, pages }: Margins, footer: Paragraph, label: TextStyle): void {
  const { runs, style, align = 'end' } = footer;
  const { widthPt, marginLeftPt, marginRightPt } = page;
  const own = baselineOffsetPt(setter.fonts, style);
  const labelPt = marginalTopPt(page, label) + baselineOffsetPt(setter.fonts, label);
  const plain = runs.map(({ href: _, ...run }) => run);
  const set = setter.setText(plain, style, Number.POSITIVE_INFINITY);
  // The footer keeps its side of the page, whatever its own direction.
  const broken = { ...set, isOpposed: false };
  const contentBox = { xPt: marginLeftPt, widthPt: widthPt - marginLeftPt - marginRightPt };
  const text = { ...contentBox, align, broken, style, baselinePt: own, nodes: [null] };
  for (const openPage of pages) paintLine(openPage, text, 0, labelPt - own);
}

/** The top of a line in the middle of the bottom margin. */
const marginalTopPt = ({ heightPt, marginBottomPt }: PageSetup, { leadingPt }: TextStyle) =>
  heightPt - (marginBottomPt + leadingPt) / 2;

function numbered(text: string, index: number, { pages, zero }: Margins): string {
  const values = { page: inDigits(index + 1, zero), pages: inDigits(pages.length, zero) };
  return text.replace(/\{(page|pages)\}/g, (_, name: 'page' | 'pages') => values[name]);
}

/** A script's ten digits are consecutive in Unicode. */
const inDigits = (value: number, zero: string): string =>
  String(value).replace(/\d/g, (digit) => String.fromCharCode(zero.charCodeAt(0) + Number(digit)));
