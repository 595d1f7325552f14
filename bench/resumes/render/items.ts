import { widthOf } from '../../intake/plain-pdf.ts';
import type { Block, Composition, Span } from '../compose/block.ts';
import type { Design } from '../designs/design.ts';

/** A text of a PDF page, with the field that it shows. */
export type Item = {
  text: string;
  page: number;
  x: number;
  y: number;
  width: number;
  size: number;
  font: string;
  isBold: boolean;
  isItalic: boolean;
  field?: string;
};
type Paper = { widthPt: number; heightPt: number };
export type Drawn = { items: Item[]; pages: Paper[] };

const papers: Record<string, Paper> = {
  a4: { widthPt: 595, heightPt: 842 },
  letter: { widthPt: 612, heightPt: 792 },
};
const marginPt = 45;
const gutterPt = 22;
const leading = 1.32;
/** Share of the column that a margin with dates takes. */
const insetShare = 0.24;

/**
 * Lays out a composition on pages: lines are filled greedily, and columns continue on the next page
 * independently.
 */
export function drawItems(composition: Composition, design: Design): Drawn {
  const paper = papers[design.paper] ?? { widthPt: 595, heightPt: 842 };
  const setter = new Setter(design, paper);
  const width = paper.widthPt - 2 * marginPt;
  const top = { page: 1, y: marginPt + 10 };
  const below = setter.column(composition.head, { left: marginPt, right: marginPt + width }, top);
  let left = marginPt;
  for (const { share, blocks } of composition.columns) {
    const isOnly = composition.columns.length === 1;
    const right = left + share * width - (isOnly ? 0 : gutterPt / 2);
    setter.column(blocks, { left, right }, below);
    left = right + gutterPt;
  }
  return setter.finish(composition.foot);
}

type PagePosition = { page: number; y: number };
type Edges = { left: number; right: number };
type MeasuredSpan = Span & { width: number; size: number };

class Setter {
  private readonly items: Item[] = [];
  private readonly design: Design;
  private readonly paper: Paper;
  private readonly sizePt: number;
  private readonly font: string;
  private readonly factor: number;

  constructor(design: Design, paper: Paper) {
    const [font = 'Arial', factor = '1'] = design.font.split(' ');
    this.design = design;
    this.paper = paper;
    this.sizePt = Number(design.size);
    this.font = font;
    this.factor = Number(factor);
  }

  /** Lays out blocks below one another, and returns where they end. */
  column(blocks: readonly Block[], edges: Edges, from: PagePosition): PagePosition {
    const isInset = this.design.heading.startsWith('margin');
    let at = from;
    let beside: Span[] = [];
    for (const block of blocks) {
      if (block.kind === 'heading' && block.isInMargin && edges.right - edges.left > 300) {
        beside = block.spans;
        continue;
      }
      const marginal = beside;
      if (block.kind !== 'space') beside = [];
      const room =
        isInset && edges.right - edges.left > 300 ? { ...edges, left: this.inset(edges) } : edges;
      if (marginal.length > 0 && block.kind !== 'space')
        this.lines(marginal, edges.left, this.inset(edges) - 8, this.onPage(at));
      at = this.block(block, room, at);
    }
    return at;
  }

  private inset = ({ left, right }: Edges): number => left + insetShare * (right - left);

  private block(block: Block, edges: Edges, at: PagePosition): PagePosition {
    switch (block.kind) {
      case 'space':
        return { ...at, y: at.y + block.em * this.sizePt };
      case 'heading':
        return this.lines(block.spans, edges.left, edges.right, this.onPage(at), block.isCentred);
      case 'item':
        return this.item(block, edges, at);
      case 'table':
        return this.table(block, edges, at);
      case 'row':
        return this.row(block, edges, at);
    }
  }

  private row(row: Block & { kind: 'row' }, edges: Edges, at: PagePosition): PagePosition {
    const place = this.onPage(at);
    const left = row.isIndented ? this.inset(edges) : edges.left;
    const right = this.pieces(row.right ?? []);
    const rightWidth = right.reduce((sum, { width }) => sum + width, 0);
    const isWide = rightWidth > 0.6 * (edges.right - left);
    const beside = row.margin?.length ? this.lines(row.margin, edges.left, left - 6, place) : place;
    const end = this.lines(
      row.left,
      left,
      edges.right - (isWide ? 0 : rightWidth && rightWidth + 8),
      place,
      row.isCentred,
    );
    const rightPlace = isWide && row.left.length > 0 ? this.onPage(end) : place;
    const below = right.length > 0 ? this.put(right, edges.right - rightWidth, rightPlace) : place;
    return [end, below, beside].reduce((low, one) =>
      one.page > low.page || (one.page === low.page && one.y > low.y) ? one : low,
    );
  }

  private item(
    { glyph, spans, isIndented }: Block & { kind: 'item' },
    edges: Edges,
    at: PagePosition,
  ): PagePosition {
    const place = this.onPage(at);
    const left = (isIndented ? this.inset(edges) : edges.left) + 0.6 * this.sizePt;
    this.put(this.pieces([{ text: glyph }]), left, place);
    return this.lines(spans, left + 1.2 * this.sizePt, edges.right, place);
  }

  private table(
    { rows, shares }: Block & { kind: 'table' },
    edges: Edges,
    at: PagePosition,
  ): PagePosition {
    const width = edges.right - edges.left;
    return rows.reduce((above, cells) => {
      const place = this.onPage(above);
      let left = edges.left;
      const ends = cells.map((spans, index) => {
        const right = left + (shares[index] ?? 0) * width;
        const end = this.lines(spans, left, right - 6, place);
        left = right;
        return end;
      });
      const lowest = ends.reduce(
        (low, one) => (one.page > low.page || one.y > low.y ? one : low),
        place,
      );
      return { ...lowest, y: lowest.y + 2 };
    }, at);
  }

  /** Breaks spans into lines between two edges. */
  private lines(
    spans: readonly Span[],
    left: number,
    right: number,
    at: PagePosition,
    isCentred = false,
  ): PagePosition {
    let place = at;
    for (const line of broken(this.pieces(spans), right - left)) {
      const width = line.reduce((sum, piece) => sum + piece.width, 0);
      const x = isCentred ? left + (right - left - width) / 2 : left;
      place = this.put(line, x, this.onPage(place));
    }
    return place;
  }

  /**
   * Puts the pieces of a line on the page; pieces of one span become one item if the maker writes
   * runs.
   */
  private put(pieces: readonly MeasuredSpan[], x: number, { page, y }: PagePosition): PagePosition {
    const size = Math.max(this.sizePt, ...pieces.map((piece) => piece.size));
    const baseline = y + size;
    let left = x;
    let last: Item | undefined;
    for (const { text, field, width, size: own, isBold = false, isItalic = false } of pieces) {
      const isSame =
        last !== undefined &&
        last.field === field &&
        last.isBold === isBold &&
        last.isItalic === isItalic &&
        last.size === own;
      if (last && isSame && this.design.grain === 'run') {
        last.text += text;
        last.width += width;
      } else if (text.trim() !== '') {
        last = {
          text,
          page,
          x: left,
          y: baseline,
          width,
          size: own,
          font: this.font,
          isBold,
          isItalic,
          ...(field !== undefined && { field }),
        };
        this.items.push(last);
      }
      left += width;
    }
    return { page, y: y + size * leading };
  }

  /** Splits spans after their spaces. */
  private pieces(spans: readonly Span[]): MeasuredSpan[] {
    return spans.flatMap((span) => {
      const size = this.sizePt * (span.em ?? 1);
      return (span.text.match(/\S*\s+|\S+/g) ?? []).map((text) => ({
        ...span,
        text,
        size,
        width: widthOf(text, size, span.isBold) * this.factor,
      }));
    });
  }

  private onPage(at: PagePosition): PagePosition {
    return at.y + this.sizePt * leading < this.paper.heightPt - marginPt
      ? at
      : { page: at.page + 1, y: marginPt };
  }

  finish(foot: string): Drawn {
    const count = Math.max(1, ...this.items.map(({ page }) => page));
    const pages = Array.from({ length: count }, () => this.paper);
    for (let page = 1; foot !== '' && page <= count; page++) {
      const text = foot.replace('{page}', String(page)).replace('{pages}', String(count));
      const pieces = this.pieces([{ text, em: 0.8 }]);
      this.put(pieces, this.paper.widthPt / 2, { page, y: this.paper.heightPt - 28 });
    }
    return { items: this.items, pages };
  }
}

/**
 * First fit: pieces without a space between them stay together; a word wider than the line gets its
 * own.
 */
function broken(pieces: readonly MeasuredSpan[], width: number): MeasuredSpan[][] {
  const lines: MeasuredSpan[][] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const word of wordsOf(pieces)) {
    const whole = word.reduce((sum, piece) => sum + piece.width, 0);
    const last = word.at(-1);
    const blank = last && /\s$/.test(last.text) ? widthOf(' ', last.size, last.isBold) : 0;
    if (used + whole - blank > width) {
      lines.push([]);
      used = 0;
    }
    lines.at(-1)?.push(...word);
    used += whole;
  }
  return lines;
}

function wordsOf(pieces: readonly MeasuredSpan[]): MeasuredSpan[][] {
  const words: MeasuredSpan[][] = [];
  let isOpen = false;
  for (const piece of pieces) {
    if (isOpen) words.at(-1)?.push(piece);
    else words.push([piece]);
    isOpen = !/\s$/.test(piece.text);
  }
  return words;
}
