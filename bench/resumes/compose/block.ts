/**
 * Words in one style. `field` is the path of the content that they show:
 * 'workExperience[0].company'.
 */
export type Span = {
  text: string;
  field?: string;
  isBold?: boolean;
  isItalic?: boolean;
  /** Size in ems of the design's text size. */
  em?: number;
};

export type Block =
  | { kind: 'heading'; spans: Span[]; isCentred?: boolean; isInMargin?: boolean }
  /** `margin` is placed in the left margin, `right` flush right on the first line. */
  | {
      kind: 'row';
      left: Span[];
      margin?: Span[];
      right?: Span[];
      isIndented?: boolean;
      isCentred?: boolean;
    }
  | { kind: 'item'; glyph: string; spans: Span[]; isIndented?: boolean }
  | { kind: 'table'; rows: Span[][][]; shares: number[] }
  | { kind: 'space'; em: number };

/** A composed resume: blocks across the page, then columns with their shares of the width. */
export type Composition = {
  language: string;
  head: Block[];
  columns: { share: number; blocks: Block[] }[];
  /** '{page}' and '{pages}' are replaced when pages are made; an empty text sets no footer. */
  foot: string;
  /**
   * Titles of summary, work, education and skills ('' for a missing section), then of the others.
   */
  headings: string[];
};
