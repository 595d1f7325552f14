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
   * The extent of letters above and below the baseline, where it exceeds that of Latin ones: the
   * baseline is then placed so that both fit, if the leading is at least their sum.
   */
  reach?: { aboveEm: number; belowEm: number };
  /** Applied where the family's own font has them; fallback fonts are unaffected. */
  features?: readonly FontFeature[];
};

/** OpenType features: small capitals, tabular figures, lining figures. */
export type FontFeature = 'smcp' | 'tnum' | 'lnum';

/** A run of text within a block that has one style. Line feeds in it break the line. */
export type InlineRun = {
  text: string;
  bold?: boolean;
  italic?: boolean;
  color?: string;
  /** A flat background color, from ascender to descender. */
  background?: string;
  /**
   * An icon drawn over the run's spaces, in its text color; decorative, so it has no text
   * alternative. An SVG path of M, L, C and Z with absolute coordinates in a square of 24, y
   * downwards, filled even-odd.
   */
  icon?: string;
  /** The target of a link: http, https, mailto or tel. The layout drops any other. */
  href?: string;
};

/**
 * The role of a container block in the structure tree, for assistive technology: a section starts
 * with its heading; a list holds items, a table rows, a row cells, of which headers name the
 * others. Roles don't affect the appearance.
 */
export type Role = 'section' | 'list' | 'item' | 'table' | 'row' | 'header' | 'cell';

type Spaced = {
  path?: ContentPath;
  /** Space above; dropped at the top of a page or column. Adjacent spaces do not collapse. */
  spaceBeforePt?: number;
  spaceAfterPt?: number;
  indentPt?: number;
  /**
   * Never leaves this block as the last one on a page. Headings are kept unless this is false, and
   * so are rules below a kept block.
   */
  keepWithNext?: boolean;
  /** Starts on a new page. */
  breakBefore?: boolean;
};

type TextBlock = Spaced & {
  runs: InlineRun[];
  style: TextStyle;
  align?: Align;
  /** Maximum length of its lines, in a wider content box. */
  maxWidthPt?: number;
  /** The language of its text (BCP 47), where it differs from the document's. */
  language?: string;
  /** Whether the document's hyphenator may divide its words: prose only, never names or skills. */
  hyphenate?: boolean;
};

/** Hyphenation points of words; the result depends on the word alone. */
export type Hyphenator = {
  /** Identifies the hyphenator (such as a language) in keys of the paragraph cache. */
  key: string;
  /** Indices of the letters behind a hyphen: [3, 6] for 'hyphenate' is 'hyp-hen-ate'. */
  hyphenate: (word: string) => readonly number[];
  /** Those of them that are between the parts of a compound word. */
  joints?: (word: string) => readonly number[];
};

/** `start` is left, or right for a paragraph whose text is right to left. */
export type Align = 'start' | 'center' | 'end';

export type Heading = TextBlock & { type: 'heading'; level: 1 | 2 | 3 };
export type Paragraph = TextBlock & { type: 'paragraph' };

/**
 * The marker hangs at the outer edge of the indent, which must be wide enough: on the left, or on
 * the right in right-to-left text. Consecutive items form one list.
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
/** Dropped at the top of a page other than the first. */
export type Spacer = { type: 'spacer'; heightPt: number };

/** `source` is a data address of a JPEG or PNG. */
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
   * Move the whole stack to the next page rather than split it, if it takes no more than this share
   * of a page (the space that may stay empty on the page before). 1 keeps together whatever fits on
   * a page.
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
 * Columns flow side by side, each over its own pages; what follows starts below the longest. Their
 * x is measured from the left edge of the columns' content box. Reading order is the order here.
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
  /** The column's content box on pages that no other column reaches; left out: unchanged. */
  alone?: { xPt: number; widthPt: number };
  /** A flat color behind the column, to the bottom of each page that has content of it. */
  background?: ColumnBackground;
  role?: Role;
  /**
   * Reading order: after the first text of the next column, although it is further left, such as a
   * date in the margin that follows the heading it dates.
   */
  isReadSecond?: boolean;
  /**
   * The last of several lines may stand beside what follows the columns, such as that of a date
   * whose entry has one line beside it and its text below.
   */
  overhangs?: boolean;
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
   * Families with the letters of scripts that the styles' own families lack, best first. Families
   * that the font book doesn't have are ignored.
   */
  scriptFamilies?: readonly string[];
  /**
   * Right to left mirrors the pages: the left edge becomes the right one, for text of either
   * direction. A paragraph then takes the direction of most of its letters, not of its first.
   */
  direction?: 'ltr' | 'rtl';
  /** Hyphenates the blocks that ask for it. */
  hyphenator?: Hyphenator;
  /** Says where a word is divided that is wider than its line, in any block. */
  divider?: Hyphenator;
  /** The zero of the script in which pages are numbered, where that isn't ASCII. */
  zero?: string;
  /** Centered in the bottom margin; `{page}` and `{pages}` are replaced. Left out on a single page. */
  pageLabel?: { text: string; style: TextStyle };
  /**
   * One line in the middle of the top margin of every page but the first, as wide as the page's
   * text; `{page}` and `{pages}` are replaced. A start that is too long is truncated. If centered,
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
