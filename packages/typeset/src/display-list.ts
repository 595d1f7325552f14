import type { ContentPath } from './blocks.ts';

/**
 * The display list, which the layout produces and every painter paints. Lengths are in points,
 * measured from the page's top left corner, y downwards. Plain data, so that it can be passed to
 * and from workers.
 */

/** A face of the font book, such as 'Inter-Bold'. */
export type FontKey = string;

/** Index into `DisplayList.structure`. */
export type NodeId = number;

/** Text shaped with one font in one direction. Immutable and shared between lines by the caches. */
export type GlyphRun = {
  readonly font: FontKey;
  /** The text that the glyphs show, in logical order. */
  readonly text: string;
  readonly rtl: boolean;
  /**
   * Five numbers per glyph, in visual order, in font units: glyph id, x advance, x offset, y
   * offset, cluster (index into `text` of the first UTF-16 unit that the glyph shows). Glyph 0 is a
   * character that no font has: painters leave its advance blank and keep its text. Such a glyph is
   * alone in its run.
   */
  readonly glyphs: readonly number[];
  /** The sum of the advances, in em (without letter spacing). */
  readonly widthEm: number;
  /** OpenType features that are on in addition to the font's defaults, such as 'smcp,tnum'. */
  readonly features?: string;
  /** The language (BCP 47) of shaping, if fonts have different letter forms for it. */
  readonly language?: string;
};

/** Whether the run consists of characters that no font has. */
export const isBlankRun = ({ glyphs }: GlyphRun): boolean => glyphs[0] === 0;

/**
 * A part of a line with one style, one font and one place in the structure. Immutable: as long as a
 * paragraph's text, style and width stay the same, every layout returns the same fragments,
 * wherever the paragraph has moved to.
 */
export type Fragment = {
  readonly run: GlyphRun;
  /** The distance from the line's left edge. */
  readonly xPt: number;
  /** The width, with the letter spacing after each of its clusters. */
  readonly widthPt: number;
  readonly color: string;
  readonly background?: string;
  /** An icon at its start, as in `InlineRun`. */
  readonly icon?: string;
  readonly href?: string;
  /** Index into the line's `nodes`: 0 is the block itself, others are its links. */
  readonly part: number;
  /** A hyphen where the line cuts a word: painted, but not part of the text. */
  readonly isHyphen?: true;
};

/**
 * A line of text. Its text is that of its `fragments` without added hyphens; spaces at which it
 * wrapped are in `breakAfter`.
 */
export type LineItem = {
  kind: 'line';
  xPt: number;
  topPt: number;
  heightPt: number;
  baselinePt: number;
  /** Sum of the fragments' widths. */
  widthPt: number;
  sizePt: number;
  /**
   * Added after each cluster (glyphs with the same cluster index), including the last one on the
   * line, as browsers do. If it isn't 0, ligatures and contextual alternates are off, which
   * browsers do by themselves.
   */
  letterSpacingPt: number;
  /** Whether the paragraph is right-to-left. */
  rtl: boolean;
  /** The line's text in logical order, as it is copied and extracted. */
  text: string;
  /** The text between this line and the next one of the block: spaces, a line feed, or ''. */
  breakAfter: string;
  /** In visual order, left to right, including spaces: they cover the line without gaps. */
  fragments: readonly Fragment[];
  /**
   * The structure elements of the fragments, indexed by their `part`. Null for artifacts, such as a
   * page number. (Kept out of the fragments, so that an insertion further up, which renumbers all
   * nodes, leaves the fragments unchanged.)
   */
  nodes: readonly (NodeId | null)[];
};

export type RectItem = {
  kind: 'rect';
  xPt: number;
  yPt: number;
  widthPt: number;
  heightPt: number;
  color: string;
};

/** A drawing without words: its path is in a square of `shapeGrid`, y downwards, filled even-odd. */
export type ShapeItem = {
  kind: 'shape';
  xPt: number;
  yPt: number;
  widthPt: number;
  heightPt: number;
  path: string;
  color: string;
};
export const shapeGrid = 24;

export type ImageItem = {
  kind: 'image';
  xPt: number;
  yPt: number;
  widthPt: number;
  heightPt: number;
  source: string;
  alt: string;
  /** The corner radius; the area beyond is not painted. */
  cornerPt?: number;
  node: NodeId;
};

/** The area of a link on one line. A link that wraps has one per line, all with the same node. */
export type LinkItem = {
  kind: 'link';
  xPt: number;
  yPt: number;
  widthPt: number;
  heightPt: number;
  href: string;
  /** The link's text, for assistive technology. */
  text: string;
  node: NodeId;
};

export type DisplayItem = LineItem | RectItem | ShapeItem | ImageItem | LinkItem;

/**
 * The area of a block on a page, and the content it shows. A block that is split has one per page.
 */
export type BlockBox = {
  path: ContentPath;
  xPt: number;
  yPt: number;
  widthPt: number;
  heightPt: number;
};

export type DisplayPage = {
  /** In painting order: backgrounds, then rules, images and text in reading order, then links. */
  items: DisplayItem[];
  boxes: BlockBox[];
};

export type StructureTag =
  | 'Document'
  | 'Sect'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Link'
  | 'Figure'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD';

export type ListNumbering = 'Disc' | 'Circle' | 'Square' | 'Decimal';

/**
 * A node of the structure tree. The first node is the document, whose parent is null. Children come
 * after their parent, in reading order.
 */
export type StructureNode = {
  tag: StructureTag;
  parent: NodeId | null;
  /** How the items of a list are numbered, if they are. */
  numbering?: ListNumbering;
  /** What a figure shows. */
  alt?: string;
  /** The language, if it differs from the document's. */
  language?: string;
};

export type DisplayList = {
  widthPt: number;
  heightPt: number;
  language: string;
  title: string;
  author: string;
  /** The date of the document, an ISO 8601 instant; optional metadata. */
  date?: string;
  pages: DisplayPage[];
  structure: StructureNode[];
};

/**
 * Returns the fragments of a line, which are in visual order, in reading order: runs against the
 * line's direction are reversed.
 */
export function toReadingOrder(fragments: readonly Fragment[], rtl: boolean): readonly Fragment[] {
  if (!rtl && !fragments.some((fragment) => fragment.run.rtl)) return fragments;
  const ordered: Fragment[] = [];
  let isOpposed: Fragment[] = [];
  for (const fragment of rtl ? [...fragments].reverse() : fragments) {
    if (fragment.run.rtl !== rtl) isOpposed.unshift(fragment);
    else {
      ordered.push(...isOpposed, fragment);
      isOpposed = [];
    }
  }
  return [...ordered, ...isOpposed];
}

const areaOf = (box: BlockBox): number => box.widthPt * box.heightPt;

const contains = (box: BlockBox, xPt: number, yPt: number): boolean =>
  xPt >= box.xPt && xPt <= box.xPt + box.widthPt && yPt >= box.yPt && yPt <= box.yPt + box.heightPt;

/**
 * Returns the path of the smallest block at a point of the page, in points from its top left
 * corner.
 */
export function blockAt({ boxes }: DisplayPage, xPt: number, yPt: number): ContentPath | undefined {
  let smallest: BlockBox | undefined;
  for (const box of boxes) {
    if (!contains(box, xPt, yPt)) continue;
    if (!smallest || areaOf(box) < areaOf(smallest)) smallest = box;
  }
  return smallest?.path;
}
