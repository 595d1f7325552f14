/**
 * Blocks: everything that a template can express. Lengths are in points (1/72 inch), colors
 * '#rrggbb'. There is no general CSS: a document can show nothing but blocks.
 */

/**
 * The path of the content that a block's text comes from, such as
 * `workExperience/<id>/description`.
 */
export type ContentPath = string;

export type TextStyle = {
  /** A family of the font book, such as 'Inter'. */
  family: string;
  sizePt: number;
  /** Distance between the baselines of two lines. */
  leadingPt: number;
  color: string;
  bold?: boolean;
  italic?: boolean;
  letterSpacingPt?: number;
  /**
   * The extent of letters above and below the baseline, if larger than that of Latin ones. The
   * baseline is then placed so that both fit, provided the leading is at least their sum.
   */
  reach?: { aboveEm: number; belowEm: number };
  /** Applied if the family's own font supports them; fallback fonts are unaffected. */
  features?: readonly FontFeature[];
};

/** OpenType features: small capitals, tabular figures, lining figures. */
export type FontFeature = 'smcp' | 'tnum' | 'lnum';

/** A run of text within a block with one style. A line feed breaks the line. */
export type InlineRun = {
  text: string;
  bold?: boolean;
  italic?: boolean;
  color?: string;
  /** A flat background color, from ascender to descender. */
  background?: string;
  /**
   * An icon drawn over the run's spaces in its text color; decorative, so it has no text
   * alternative. An SVG path of M, L, C and Z with absolute coordinates in a square of 24, y
   * downwards, filled even-odd.
   */
  icon?: string;
  /** The target of a link: http, https, mailto or tel. The layout drops any other. */
  href?: string;
};

/**
 * The role of a container block in the structure tree, for assistive technology: a section starts
 * with its heading; a list holds items, a table rows, and a row cells, with headers that label
 * them. Roles don't affect the appearance.
 */
export type Role = 'section' | 'list' | 'item' | 'table' | 'row' | 'header' | 'cell';

type Spaced = {
  path?: ContentPath;
  /** The space above; dropped at the top of a page or column. Adjacent spaces do not collapse. */
  spaceBeforePt?: number;
  spaceAfterPt?: number;
  indentPt?: number;
  /**
   * Keeps this block from being the last one on a page. Headings are kept unless this is false, and
   * so are rules below a kept block.
   */
  keepWithNext?: boolean;
  /** Whether it starts on a new page. */
  breakBefore?: boolean;
};

type TextBlock = Spaced & {
  runs: InlineRun[];
  style: TextStyle;
  align?: Align;
  /** The maximum length of its lines in a wider content box. */
  maxWidthPt?: number;
  /** The language of its text (BCP 47), if it differs from the document's. */
  language?: string;
  /** Whether the document's hyphenator may divide its words: prose only, never names or skills. */
  hyphenate?: boolean;
};

/** Hyphenation points of words. The result depends on the word alone. */
export type Hyphenator = {
  /** Identifies the hyphenator (such as a language) in keys of the paragraph cache. */
  key: string;
  /** Indices of the letters after a hyphen: [3, 6] for 'hyphenate' is 'hyp-hen-ate'. */
  hyphenate: (word: string) => readonly number[];
  /** The points that are between the parts of a compound word. */
  joints?: (word: string) => readonly number[];
};

/** `start` is left, or right for a paragraph with right-to-left text. */
export type Align = 'start' | 'center' | 'end';

export type Heading = TextBlock & { type: 'heading'; level: 1 | 2 | 3 };
export type Paragraph = TextBlock & { type: 'paragraph' };

/**
 * The marker hangs at the outer edge of the indent, which must be wide enough for it: on the left,
 * or on the right in right-to-left text. Consecutive items form one list.
 */
export type ListItem = TextBlock & { type: 'listItem'; marker: string; indentPt: number };

/**
 * Text with a slot at the right-hand edge of its first line, such as a role and its dates
 * (left-hand edge in right-to-left text). A slot wider than half of the line moves below the text.
 */
export type Row = Spaced & {
  type: 'row';
  left: Heading | Paragraph;
  right: Paragraph;
  gapPt: number;
};

export type Rule = Spaced & { type: 'rule'; thicknessPt: number; color: string };
/** Dropped at the top of every page but the first. */
export type Spacer = { type: 'spacer'; heightPt: number };

/** `source` is a data URL of a JPEG or PNG. */
export type Image = Spaced & {
  type: 'image';
  source: string;
  alt: string;
  widthPt: number;
  heightPt: number;
  /** Corner radius; half of the width turns a square into a circle. */
  cornerPt?: number;
};

export type Stack = Spaced & {
  type: 'stack';
  role?: Role;
  /** The indent at the end of its lines; `indentPt` is the one at their start. */
  indentEndPt?: number;
  children: Block[];
  /**
   * Moves the whole stack to the next page instead of splitting it, if it takes no more than this
   * share of a page (the space that may stay empty on the page before). 1 keeps together whatever
   * fits on a page.
   */
  keepTogether?: number;
  background?: Background;
};

/**
 * A flat color behind a stack, on each of its pages. x and width are measured from the page's left
 * edge, like those of page backgrounds; it extends above and below the stack's content.
 */
export type Background = {
  xPt: number;
  widthPt: number;
  abovePt: number;
  belowPt: number;
  color: string;
};

/**
 * Columns flow side by side, each over its own pages; the next block starts below the longest one.
 * Their x is measured from the left edge of the columns' content box. The order here is the reading
 * order.
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
  /** The column's content box on pages that no other column reaches; unchanged if left out. */
  alone?: { xPt: number; widthPt: number };
  /** A flat color behind the column, to the bottom of each page with content of the column. */
  background?: ColumnBackground;
  role?: Role;
  /**
   * Read after the first text of the next column although it is further left, such as a date in the
   * margin beside its heading.
   */
  isReadSecond?: boolean;
  /**
   * Whether the last of several lines may be beside the content below the columns, such as the last
   * line of a date whose entry has one line beside it and its text below.
   */
  overhangs?: boolean;
};

/** x and width are measured from the page's left edge, as for other backgrounds. */
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

/** A template's output: everything that the layout needs, as plain data. */
export type TypesetDocument = {
  page: PageSetup;
  /** BCP 47, such as 'en'. */
  language: string;
  title: string;
  author: string;
  /** The date of the document, an ISO 8601 instant; optional metadata. */
  date?: string;
  blocks: Block[];
  /**
   * Families for scripts that the styles' own families lack, best first. Families that the font
   * book doesn't have are ignored.
   */
  scriptFamilies?: readonly string[];
  /**
   * 'rtl' mirrors the pages: the left edge becomes the right one, whatever the direction of the
   * text. A paragraph then takes the direction of most of its letters instead of its first.
   */
  direction?: 'ltr' | 'rtl';
  /** Hyphenates the blocks that set `hyphenate`. */
  hyphenator?: Hyphenator;
  /** Divides a word that is wider than its line, in any block. */
  divider?: Hyphenator;
  /** The zero of the script of page numbers, if that isn't ASCII. */
  zero?: string;
  /**
   * Centered in the bottom margin, with `{page}` and `{pages}` replaced. Left out if there is only
   * one page.
   */
  pageLabel?: { text: string; style: TextStyle };
  /**
   * One line in the middle of the top margin of every page but the first, as wide as the page's
   * text, with `{page}` and `{pages}` replaced. A start that is too long is truncated. If centered,
   * both parts are adjacent. An artifact like the footer.
   */
  runningHead?: { start: string; end: string; style: TextStyle; align?: 'center' };
  /**
   * One line in the bottom margin of every page, on the baseline of the page label and between the
   * side margins. It takes no space from the blocks and is an artifact: it has no structure element
   * and no links.
   */
  footer?: Paragraph;
};
