import type {
  DisplayItem,
  DisplayList,
  GlyphRun,
  LineItem,
  StructureNode,
} from '../display-list.ts';
import type { FontBook } from '../fonts/font-book.ts';

type LineOptions = { font?: string; sizePt?: number; rtl?: boolean; topPt?: number };

export function setRun(fonts: FontBook, font: string, text: string, rtl = false): GlyphRun {
  const face = fonts.face(font);
  const { glyphs, advance } = fonts.harfBuzz.shape(face.font, text, rtl, true);
  return { font, text, rtl, glyphs, widthEm: advance / face.unitsPerEm };
}

/** Returns a line of one run, as the layout would. */
export function setLine(
  fonts: FontBook,
  text: string,
  node: number | null,
  { font = 'Inter-Regular', sizePt = 10, rtl = false, topPt = 72 }: LineOptions = {},
): LineItem {
  const run = setRun(fonts, font, text, rtl);
  const widthPt = run.widthEm * sizePt;
  return {
    kind: 'line',
    xPt: 72,
    topPt,
    heightPt: sizePt * 1.4,
    baselinePt: topPt + sizePt,
    widthPt,
    sizePt,
    letterSpacingPt: 0,
    rtl,
    text,
    breakAfter: '',
    fragments: [{ run, xPt: 0, widthPt, color: '#1a1a1a', part: 0 }],
    nodes: [node],
  };
}

/** Returns a document of pages with these items. */
export function setList(
  pages: DisplayItem[][],
  structure: StructureNode[],
  meta: Partial<DisplayList> = {},
): DisplayList {
  return {
    widthPt: 595.28,
    heightPt: 841.89,
    language: 'en',
    title: 'Resume',
    author: 'A. Person',
    pages: pages.map((items) => ({ items, boxes: [] })),
    structure,
    ...meta,
  };
}
