import type { Block, Heading, ListItem, Paragraph, TextStyle, TypesetDocument } from '../blocks.ts';
import type { DisplayItem, DisplayList, LineItem } from '../display-list.ts';

export const bodyStyle: TextStyle = {
  family: 'Inter',
  sizePt: 10,
  leadingPt: 14,
  color: '#1a1a1a',
};

export const paragraph = (text: string, overrides: Partial<Paragraph> = {}): Paragraph => ({
  type: 'paragraph',
  runs: [{ text }],
  style: bodyStyle,
  ...overrides,
});

export const heading = (text: string, overrides: Partial<Heading> = {}): Heading => ({
  type: 'heading',
  level: 2,
  runs: [{ text }],
  style: { ...bodyStyle, bold: true },
  ...overrides,
});

export const listItem = (text: string, overrides: Partial<ListItem> = {}): ListItem => ({
  type: 'listItem',
  marker: '•',
  indentPt: 12,
  runs: [{ text }],
  style: bodyStyle,
  ...overrides,
});

/** A page of 220 × 160 pt with margins of 10: room for ten lines of 14 pt that are 200 pt wide. */
export const makeDocument = (
  blocks: Block[],
  page: Partial<TypesetDocument['page']> = {},
): TypesetDocument => ({
  page: {
    widthPt: 220,
    heightPt: 160,
    marginTopPt: 10,
    marginRightPt: 10,
    marginBottomPt: 10,
    marginLeftPt: 10,
    backgrounds: [],
    ...page,
  },
  language: 'en',
  title: 'Title',
  author: 'Author',
  blocks,
});

const isLine = (item: DisplayItem): item is LineItem => item.kind === 'line';

/** The lines of each page. */
export const linesOf = (list: DisplayList): LineItem[][] =>
  list.pages.map((page) => page.items.filter(isLine));

/** Returns the texts of the lines of each page. */
export const textsOf = (list: DisplayList): string[][] =>
  linesOf(list).map((lines) => lines.map((line) => line.text));
