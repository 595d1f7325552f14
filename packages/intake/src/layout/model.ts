/** Where a text stands on its page, in points from the top left. */
export type Rect = { x: number; y: number; width: number; height: number };

/** A segment of text as a page shows it: a word, a letter or a whole line, as its maker wrote it. */
export type TextItem = {
  text: string;
  page: number;
  x: number;
  /** Of the baseline, from the top. */
  y: number;
  width: number;
  size: number;
  font: string;
  isBold: boolean;
  isItalic: boolean;
  /** How sure its letters are, from 0 to 1, where they were made out on a picture. */
  certainty?: number;
};

/** The address of a link, and where on its page it leads from. */
export type PageLink = { page: number; url: string; rect: Rect };

/** What the pages of a file show; `isCut` where it shows more than we read. */
export type PdfText = {
  items: TextItem[];
  links: PageLink[];
  pages: { widthPt: number; heightPt: number }[];
  isCut: boolean;
};

/** Words of a cell that are set alike. */
export type Run = { text: string; isBold: boolean; isItalic: boolean };

/** What stands together on a line; a wide gap begins the next cell. */
export type Cell = {
  text: string;
  x: number;
  width: number;
  size: number;
  font: string;
  isBold: boolean;
  isItalic: boolean;
  certainty?: number;
  /** Its baseline, where that is not its line's: of two columns set each for itself. */
  y?: number;
  /** Below another text in a narrow column beside what an entry says. */
  isAside?: boolean;
  /** Where a cell is set in several looks: its words by look. */
  runs?: Run[];
};

export type Line = {
  page: number;
  y: number;
  /** Which of a page's columns the line is in, counted in reading order. */
  column: number;
  cells: Cell[];
  /** How far its column reaches to the right, where that is known: what ends there may be wrapped. */
  rightEdge?: number;
  /** The empty space above, in points. */
  gapAbove: number;
  /** A heading, a list item or running text, where the file itself says so. */
  role?: 'heading' | 'item' | 'paragraph';
  links: string[];
  /** Of a page that was read in a mirror, as pages from right to left are: how wide it is. */
  mirroredPt?: number;
};

export const textOf = (line: Line): string =>
  line.cells
    .map((cell) => cell.text)
    .join(' ')
    .trim();

export const leftOf = (line: Line): number => line.cells[0]?.x ?? 0;

export const rightOf = (line: Line): number => {
  const last = line.cells.at(-1);
  return last ? last.x + last.width : 0;
};

export const sizeOf = (line: Line): number => Math.max(...line.cells.map((cell) => cell.size), 0);

export const isBoldLine = (line: Line): boolean =>
  line.cells.length > 0 && line.cells.every((cell) => cell.isBold);

/** How sure a line's letters are: those of a file that says them are beyond doubt. */
export const certaintyOf = (line: Line): number =>
  Math.min(1, ...line.cells.map((cell) => cell.certainty ?? 1));

export const rectOf = (line: Line): Rect => {
  const size = sizeOf(line);
  const width = rightOf(line) - leftOf(line);
  const x = line.mirroredPt === undefined ? leftOf(line) : line.mirroredPt - rightOf(line);
  return { x, y: line.y - size, width, height: size * 1.25 };
};
