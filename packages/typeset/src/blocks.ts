/**
 * Blocks: the only vocabulary that a template has. Lengths are in points (1/72 inch), colours
 * '#rrggbb'. No general CSS, ever: what a block can't say, a document can't show.
 */

/** The place in the content that a block's text comes from, such as `workExperience/<id>/description`. */
export type ContentPath = string;

export type TextStyle = {
  /** A family that the font book knows, such as 'Inter'. */
  family: string;
  sizePt: number;
  /** Distance between the baselines of two lines. */
  leadingPt: number;
  color: string;
  bold?: boolean;
  italic?: boolean;
  letterSpacingPt?: number;
  /**
   * How far letters go above and below the baseline, where that is further than Latin ones do: the
   * baseline then lies so that both have room, if the leading is at least their sum.
   */
  reach?: { aboveEm: number; belowEm: number };
  /** Where the family's own font has them: other letters and scripts stay as they are. */
  features?: readonly FontFeature[];
};

/** OpenType features: small capitals, figures of one width, figures as high as capitals. */
export type FontFeature = 'smcp' | 'tnum' | 'lnum';

/** A stretch of text within a block that has one look. Line feeds in it break the line. */
export type InlineRun = {
  text: string;
  bold?: boolean;
  italic?: boolean;
  color?: string;
  /** A flat colour behind it, as high as its letters and their tails. */
  background?: string;
  /**
   * A drawing that stands on the run's spaces, in the color of its letters: nobody reads or hears it.
   * Its path has M, L, C and Z with absolute places in a square of 24, y downwards; what it winds
   * around twice is left out.
   */
  icon?: string;
  /** Where a click leads: http, https, mailto or tel. Anything else is dropped by the layout. */
  href?: string;
};

/**
 * What blocks that hold others are, for those who listen to the document or read it by its tags:
 * a section begins with its heading; a list holds items, a table rows, a row cells, of which those
 * that name the others are headers. Nobody sees it.
 */
export type Role = 'section' | 'list' | 'item' | 'table' | 'row' | 'header' | 'cell';

type Spaced = {
  path?: ContentPath;
  /** Space above; dropped at the top of a page or column. Adjacent spaces do not collapse. */
  spaceBeforePt?: number;
  spaceAfterPt?: number;
  indentPt?: number;
  /**
   * Never leave this block as the last thing on a page. Headings are kept unless this is false, and so
   * are rules below what is kept.
   */
  keepWithNext?: boolean;
  /** Begins at the top of a page. */
  breakBefore?: boolean;
};

type TextBlock = Spaced & {
  runs: InlineRun[];
  style: TextStyle;
  align?: Align;
  /** The longest that its lines may be, however wide its room is. */
  maxWidthPt?: number;
  /** What its text is in (BCP 47), where that is another than the document's. */
  language?: string;
  /** Whether its words may be parted by the document's hyphenator: prose, never names or skills. */
  hyphenate?: boolean;
};

/** Where words may be parted with a hyphen; what it says depends on the word alone. */
export type Hyphenator = {
  /** Tells it from others, as the memory of broken paragraphs must: such as a language. */
  key: string;
  /** Indices of the letters behind a hyphen: [3, 6] for 'hyphenate' is 'hyp-hen-ate'. */
  hyphenate: (word: string) => readonly number[];
};

/** `start` is left, or right for a paragraph whose text is right to left. */
export type Align = 'start' | 'center' | 'end';

export type Heading = TextBlock & { type: 'heading'; level: 1 | 2 | 3 };
export type Paragraph = TextBlock & { type: 'paragraph' };

/**
 * Its marker hangs at the outer edge of the indent, which must leave room for it: left, or right
 * where the text is right to left. Consecutive items are one list.
 */
export type ListItem = TextBlock & { type: 'listItem'; marker: string; indentPt: number };

/**
 * Text with a slot at the right-hand edge of its first line, such as a role and its dates (at the
 * left-hand edge where the text is right to left). A slot wider than half goes below the text.
 */
export type Row = Spaced & {
  type: 'row';
  left: Heading | Paragraph;
  right: Paragraph;
  gapPt: number;
};

export type Rule = Spaced & { type: 'rule'; thicknessPt: number; color: string };
/** Dropped at the top of a page other than the first. */
export type Spacer = { type: 'spacer'; heightPt: number };

/** `source` is a data address of a JPEG or PNG. */
export type Image = Spaced & {
  type: 'image';
  source: string;
  alt: string;
  widthPt: number;
  heightPt: number;
  /** How far its corners are rounded; half of its width makes a circle of a square. */
  cornerPt?: number;
};

export type Stack = Spaced & {
  type: 'stack';
  role?: Role;
  children: Block[];
  /**
   * Move the whole to the next page rather than split it, where it takes no more than this share of
   * one: the room that it may leave at a page's foot. 1 is whatever fits on a page.
   */
  keepTogether?: number;
  background?: Background;
};

/**
 * A flat colour behind a stack, on each of its pages. x and width are measured from the page's left
 * edge, as those of backgrounds are; it reaches further up and down than what stands on it.
 */
export type Background = {
  xPt: number;
  widthPt: number;
  abovePt: number;
  belowPt: number;
  color: string;
};

/**
 * Columns flow side by side, each over its own pages; what follows starts below the longest. Their
 * x is measured from the left edge of the columns' own room. They are read in their order here.
 */
export type Columns = Spaced & {
  type: 'columns';
  role?: Role;
  columns: Column[];
};

export type Column = {
  xPt: number;
  widthPt: number;
  children: Block[];
  /** Its room on the pages that no other column reaches. Left out: where it was. */
  alone?: { xPt: number; widthPt: number };
  /** A flat colour behind the column, as high as each page on which something of it stands. */
  background?: ColumnBackground;
  role?: Role;
  /**
   * It is read after the first text of the next column, however far left it stands: a date in the
   * margin after the heading that it dates.
   */
  isReadSecond?: boolean;
};

/** x and width are measured from the page's left edge, as those of backgrounds are. */
export type ColumnBackground = { xPt: number; widthPt: number; color: string };

export type Block = Stack | Columns | Heading | Paragraph | ListItem | Row | Rule | Spacer | Image;

export type PageSetup = {
  widthPt: number;
  heightPt: number;
  marginTopPt: number;
  marginRightPt: number;
  marginBottomPt: number;
  marginLeftPt: number;
  /** Painted behind the text of every page, measured from the page's top left corner. */
  backgrounds: { xPt: number; yPt: number; widthPt: number; heightPt: number; color: string }[];
};

/** What a template makes of a content: everything that the layout needs, as plain data. */
export type TypesetDocument = {
  page: PageSetup;
  /** BCP 47, such as 'en'. */
  language: string;
  title: string;
  author: string;
  /** The date of the document, an ISO 8601 instant. Left out, it says nothing of that. */
  date?: string;
  blocks: Block[];
  /**
   * Families that show the letters of scripts that the styles' own lack, best first. Those that the
   * font book doesn't have are passed over.
   */
  scriptFamilies?: readonly string[];
  /**
   * Right to left mirrors the pages: what stands at the left edge stands at the right one, in text
   * of either direction. A paragraph then reads as most of its letters do, not as its first.
   */
  direction?: 'ltr' | 'rtl';
  /** Parts words of the blocks that ask for it. */
  hyphenator?: Hyphenator;
  /** The zero of the digits that pages are numbered in, where they are others than 0 to 9. */
  zero?: string;
  /** Centred in the bottom margin; `{page}` and `{pages}` are replaced. Left out on a single page. */
  pageLabel?: { text: string; style: TextStyle };
  /**
   * One line in the middle of the top margin of every page but the first, between the side margins;
   * `{page}` and `{pages}` are replaced. A start that is too long is shown as far as it has room. It
   * is no content, as the footer is not.
   */
  runningHead?: { start: string; end: string; style: TextStyle };
  /**
   * One line in the bottom margin of every page, on the baseline of the page label and between the
   * side margins. It takes no room from the blocks, and is no content: it has no place in the
   * structure, and leads nowhere.
   */
  footer?: Paragraph;
};
