import {
  type Fragment,
  type LineItem,
  type NodeId,
  type ShapeItem,
  shapeGrid,
  toReadingOrder,
} from '../display-list.ts';
import type { ByteWriter } from './byte-writer.ts';
import type { DocumentFont } from './document-font.ts';
import { pathOperators, roundedPath, writeCode, writeColor, writeNumber } from './pdf-syntax.ts';
import { edgesOf, noEdges, type RunEdges } from './run-edges.ts';
import { invisible, type SpaceRuns } from './text-glyphs.ts';

/** Consecutive fragments of a line that belong to the same element. */
type MarkedContent = { node: NodeId | null; fragments: Fragment[] };

export type FontLookup = (key: string) => DocumentFont;
/**
 * Opens marked content for a node, or for a decoration if the node is null. Returns the operands
 * and the operator.
 */
export type Marker = (node: NodeId | null, text: boolean) => string;

const rightToLeftMark = '\u200f';
const arabicLetterMark = '\u061c';
/** More than half of a space; with less, PDFBox sees no gap. */
const boundaryEm = 0.3;

const thousandths = (value: number): number => Math.round(value * 1000);

function splitByNode({ fragments, nodes, rtl }: LineItem): MarkedContent[] {
  const markedContents: MarkedContent[] = [];
  for (const fragment of toReadingOrder(fragments, rtl)) {
    const node = nodes[fragment.part] ?? null;
    const last = markedContents.at(-1);
    if (last?.node === node) last.fragments.push(fragment);
    else markedContents.push({ node, fragments: [fragment] });
  }
  return markedContents;
}

/** Whether `a` is left of `b` on about the same baseline, within the extractors' tolerance. */
const isLeftOf = (a: LineItem, b: LineItem): boolean =>
  a.xPt < b.xPt && Math.abs(a.baselinePt - b.baselinePt) < a.sizePt / 2;

const isBelow = (a: LineItem, b: LineItem): boolean => a.baselinePt > b.baselinePt + a.sizePt / 2;

/**
 * Writes the content stream of a page to `out`, with as few operators as possible. Here y is
 * upwards.
 */
export class ContentWriter {
  readonly #fonts: FontLookup;
  readonly #marker: Marker;
  readonly #heightPt: number;
  readonly #spaces: SpaceRuns;
  readonly #out: ByteWriter;
  #open: { node: NodeId | null; text: boolean } | undefined;
  #last: LineItem | undefined;
  #x = 0;
  #y = 0;
  #font: DocumentFont | undefined;
  #sizePt = 0;
  #color = '';
  #spacingPt = 0;
  #isShowing = false;

  constructor(
    out: ByteWriter,
    fonts: FontLookup,
    spaces: SpaceRuns,
    marker: Marker,
    heightPt: number,
  ) {
    this.#out = out;
    this.#spaces = spaces;
    this.#fonts = fonts;
    this.#marker = marker;
    this.#heightPt = heightPt;
  }

  finish(): void {
    this.#close();
  }

  paintRectangle(xPt: number, yPt: number, widthPt: number, heightPt: number, color: string): void {
    this.#openFor(null, false);
    this.#setColor(color);
    const area = [xPt, this.#heightPt - yPt - heightPt, widthPt, heightPt];
    this.#out.text(`${area.map(writeNumber).join(' ')} re f\n`);
  }

  paintShape({ xPt, yPt, widthPt, heightPt, path, color }: ShapeItem): void {
    this.#openFor(null, false);
    this.#setColor(color);
    const [right, down] = [widthPt / shapeGrid, -heightPt / shapeGrid];
    const matrix = [right, 0, 0, down, xPt, this.#heightPt - yPt].map(writeNumber).join(' ');
    this.#out.text(`q ${matrix} cm ${pathOperators(path)} f* Q\n`);
  }

  /** `name` is the image's name in the page's resources. */
  paintImage(
    node: NodeId | null,
    name: string,
    area: readonly number[],
    cornerPt: number | undefined,
  ): void {
    this.#close();
    this.#openFor(node, false);
    const [x = 0, y = 0, width = 0, height = 0] = area;
    const matrix = [width, 0, 0, height, x, y].map(writeNumber).join(' ');
    const clip = cornerPt ? `${roundedPath([x, y, width, height], cornerPt)} W n ` : '';
    this.#out.text(`q ${clip}${matrix} cm/${name} Do Q\n`);
    this.#close();
  }

  paintLine(line: LineItem): void {
    const markedContents = splitByNode(line);
    this.#spaces.learn(line.fragments);
    const movesLeft = this.#last !== undefined && isLeftOf(line, this.#last);
    if (this.#last?.breakAfter === '' && !movesLeft && !isBelow(line, this.#last))
      this.#paintBreak(this.#last);
    this.#last = line;
    for (let i = 0; i < markedContents.length; i++) {
      const { node, fragments } = markedContents[i] as MarkedContent;
      this.#openFor(node, true);
      this.#setSpacing(line.letterSpacingPt);
      const before = markedContents[i - 1]?.fragments.at(-1);
      const after = markedContents[i + 1]?.fragments[0];
      const edges = fragments.map((fragment, at) =>
        edgesOf(fragments[at - 1] ?? before, fragment, fragments[at + 1] ?? after),
      );
      if (i === 0 && movesLeft && edges[0]) {
        edges[0].afterSpace = true;
        edges[0].partsWords = line.rtl;
      }
      this.#paintFragments(line, fragments, edges);
    }
    if (line.breakAfter.includes(' ')) this.#paintBreak(line);
  }

  /**
   * Ends a wrapped line, or the last line of its column, with an invisible space, so that
   * extractors see the gap.
   */
  #paintBreak(line: LineItem): void {
    if (!this.#open?.text) return;
    const fragments = toReadingOrder(line.fragments, line.rtl);
    const last = fragments.at(-1);
    const run = this.#spaces.behind(fragments);
    if (!last || !run) return;
    const widthPt = run.widthEm * line.sizePt;
    const xPt = line.rtl ? -widthPt : line.widthPt;
    this.#paintFragments(line, [{ ...last, run, xPt, widthPt }], [noEdges]);
  }

  #paintFragments(
    line: LineItem,
    fragments: readonly Fragment[],
    edges: readonly RunEdges[],
  ): void {
    const { sizePt, letterSpacingPt } = line;
    let pen = Number.NaN;
    for (let i = 0; i < fragments.length; i++) {
      const fragment = fragments[i] as Fragment;
      const edge = edges[i] ?? noEdges;
      const font = this.#fonts(fragment.run.font);
      const gap = ((pen - fragment.xPt) / sizePt) * 1000;
      const back = Math.round(gap);
      const isNear = Math.abs(gap) < 300;
      if (!isNear || !this.#isSameState(font, sizePt, fragment.color)) {
        this.#endShowing();
        this.#setFont(font, sizePt);
        this.#setColor(fragment.color);
      }
      if (!isNear) {
        this.#jumpTo(line, fragment, font, edge);
        pen = fragment.xPt;
      } else if (back !== 0) {
        this.#beginShowing();
        this.#out.text(`)${back}(`);
        pen -= (back / 1000) * sizePt;
      }
      if (fragment.run.glyphs.length > 0) this.#beginShowing();
      const { run, widthPt } = fragment;
      const drift = font.encode(this.#out, run, sizePt, letterSpacingPt, edge);
      pen += widthPt + (drift / 1000) * sizePt;
    }
    this.#endShowing();
  }

  /**
   * Moves to text that is left of its predecessor in reading order, first painting an invisible
   * glyph further left: by the gap after it, PDFBox and pypdf separate the words and reverse each
   * on its own. Numbers and Latin names also get a right-to-left mark, without which pdftotext puts
   * the space after them before them. Right-to-left letters get a mark of their script, because
   * pypdf 3 changes direction only at a letter and would put their final space, which is painted
   * first, before them, joining '42' to the preceding word.
   */
  #jumpTo(line: LineItem, { run, xPt }: Fragment, font: DocumentFont, edge: RunEdges): void {
    const y = thousandths(this.#heightPt - line.baselinePt);
    if (edge.partsWords) {
      this.#moveTo(thousandths(line.xPt + xPt - boundaryEm * line.sizePt), y);
      this.#showInvisible(font, invisible);
      if (run.rtl) this.#showInvisible(font, arabicLetterMark);
      this.#endShowing();
    }
    this.#moveTo(thousandths(line.xPt + xPt), y);
    if (edge.partsWords && !run.rtl) this.#showInvisible(font, rightToLeftMark);
  }

  #showInvisible(font: DocumentFont, text: string): void {
    const code = font.emptyCode(text);
    this.#beginShowing();
    if (code !== undefined) writeCode(this.#out, code);
  }

  #beginShowing(): void {
    if (!this.#isShowing) this.#out.text('[(');
    this.#isShowing = true;
  }

  #endShowing(): void {
    if (this.#isShowing) this.#out.text(')]TJ\n');
    this.#isShowing = false;
  }

  #openFor(node: NodeId | null, text: boolean): void {
    if (this.#open?.node === node && this.#open.text === text) return;
    this.#close();
    this.#out.text(`${this.#marker(node, text)}${text ? ' BT' : ''}\n`);
    this.#open = { node, text };
    this.#x = 0;
    this.#y = 0;
  }

  #close(): void {
    if (this.#open) this.#out.text(this.#open.text ? 'ET EMC\n' : 'EMC\n');
    this.#open = undefined;
  }

  #moveTo(x: number, y: number): void {
    this.#out.thousandths(x - this.#x);
    this.#out.text(' ');
    this.#out.thousandths(y - this.#y);
    this.#out.text(' Td');
    this.#x = x;
    this.#y = y;
  }

  #isSameState(font: DocumentFont, sizePt: number, color: string): boolean {
    return font === this.#font && sizePt === this.#sizePt && color === this.#color;
  }

  #setFont(font: DocumentFont, sizePt: number): void {
    if (font === this.#font && sizePt === this.#sizePt) return;
    this.#out.text(`/${font.name} ${writeNumber(sizePt)} Tf\n`);
    this.#font = font;
    this.#sizePt = sizePt;
  }

  #setColor(color: string): void {
    if (color !== this.#color) this.#out.text(`${writeColor(color)} rg\n`);
    this.#color = color;
  }

  #setSpacing(spacingPt: number): void {
    if (spacingPt !== this.#spacingPt) this.#out.text(`${writeNumber(spacingPt)} Tc\n`);
    this.#spacingPt = spacingPt;
  }
}
