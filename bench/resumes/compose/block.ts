/** Words that are set alike; `field` is the path of what they say: 'workExperience[0].company'. */
export type Span = {
  text: string;
  field?: string;
  isBold?: boolean;
  isItalic?: boolean;
  /** In ems of the design's own size. */
  em?: number;
};

export type Block =
  | { kind: 'heading'; spans: Span[]; isCentred?: boolean; isInMargin?: boolean }
  /** `margin` stands beside it on the left, `right` flush right on its first line. */
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

/** A resume as it is set: what spans the page, then its columns with their shares of the width. */
export type Composition = {
  language: string;
  head: Block[];
  columns: { share: number; blocks: Block[] }[];
  /** '{page}' and '{pages}' are filled where pages are made; empty for none. */
  foot: string;
  /** Titles of summary, work, education and skills ('' for one that is not there), then the others. */
  headings: string[];
};
