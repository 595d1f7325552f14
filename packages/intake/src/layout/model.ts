/** A text's rectangle on its page, in points from the top left. */
export type Rect = { x: number; y: number; width: number; height: number };

/**
 * A text as stored in the PDF: a letter, a word or a whole line, depending on the program that
 * created it.
 */
export type TextItem = {
  text: string;
  page: number;
  x: number;
  /** The baseline, in points from the top. */
  y: number;
  width: number;
  size: number;
  font: string;
  isBold: boolean;
  isItalic: boolean;
  /** Confidence in the letters, from 0 to 1, if they were recognized in an image. */
  certainty?: number;
};

/** A link: its address and its area on the page. */
export type PageLink = { page: number; url: string; rect: Rect };

/** Everything that the pages of a file show. `isCut`: there was more than is read. */
export type PdfText = {
  items: TextItem[];
  links: PageLink[];
  pages: { widthPt: number; heightPt: number }[];
  isCut: boolean;
};

/** Words of a cell with the same style. */
export type Run = { text: string; isBold: boolean; isItalic: boolean };

/** Texts close together on a line. A wide gap begins the next cell. */
export type Cell = {
  text: string;
  x: number;
  width: number;
  size: number;
  font: string;
  isBold: boolean;
  isItalic: boolean;
  certainty?: number;
  /** Its own baseline, if the line joins two columns whose baselines differ. */
  y?: number;
  /** Whether it is below another text in a narrow column beside the text of an entry. */
  isAside?: boolean;
  /** Its words by style, if it has more than one style. */
  runs?: Run[];
};

export type Line = {
  page: number;
  y: number;
  /** The column of the page, counted in reading order. */
  column: number;
  cells: Cell[];
  /** The right edge of its column, if known. A line that reaches it may have been wrapped. */
  rightEdge?: number;
  /** The empty space above the line, in points. */
  gapAbove: number;
  /** Its role, if the file itself states it. */
  role?: 'heading' | 'item' | 'paragraph';
  links: string[];
  /** The page's width, if the page was mirrored because it is written from right to left. */
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

/** Confidence in a line's letters, or 1 if the file contains text. */
export const certaintyOf = (line: Line): number =>
  Math.min(1, ...line.cells.map((cell) => cell.certainty ?? 1));

export const rectOf = (line: Line): Rect => {
  const size = sizeOf(line);
  const width = rightOf(line) - leftOf(line);
  const x = line.mirroredPt === undefined ? leftOf(line) : line.mirroredPt - rightOf(line);
  return { x, y: line.y - size, width, height: size * 1.25 };
};
