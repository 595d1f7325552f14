import type { Fragment, LineItem, NodeId } from '../display-list.ts';
import { toReadingOrder } from '../reading-order.ts';
import type { DocumentFont } from './document-font.ts';
import { writeColor, writeNumber, writeThousandths } from './pdf-syntax.ts';
import { roundedPath } from './rounded-path.ts';
import type { SpaceRuns } from './space-runs.ts';

/** Consecutive fragments of a line that belong to the same element. */
type Stretch = { node: NodeId | null; fragments: Fragment[] };

export type FontLookup = (key: string) => DocumentFont;
/** Opens marked content for a node; null for a decoration. Gives the operands and operator. */
export type Marker = (node: NodeId | null, text: boolean) => string;

const thousandths = (value: number): number => Math.round(value * 1000);

function splitByNode({ fragments, nodes, rtl }: LineItem): Stretch[] {
  const stretches: Stretch[] = [];
  for (const fragment of toReadingOrder(fragments, rtl)) {
    const node = nodes[fragment.part] ?? null;
    const last = stretches.at(-1);
    if (last?.node === node) last.fragments.push(fragment);
    else stretches.push({ node, fragments: [fragment] });
  }
  return stretches;
}

/** Beside it and left of it: as near to its baseline as those who extract text ask for. */
const isLeftOf = (a: LineItem, b: LineItem): boolean =>
  a.xPt < b.xPt && Math.abs(a.baselinePt - b.baselinePt) < a.sizePt / 2;

/** Whether `b` is set left of `a`, which is read before it, with a space between that nobody finds. */
const losesSpace = (a: Fragment | undefined, b: Fragment): boolean =>
  a !== undefined &&
  b.xPt < a.xPt &&
  (a.run.text.trim() === '' ||
    (!a.run.rtl && a.run.text.endsWith(' ')) ||
    (!b.run.rtl && b.run.text.startsWith(' ')));

/** Writes the content stream of a page, as few operators as will do. y goes upwards here. */
export class ContentWriter {
  readonly #fonts: FontLookup;
  readonly #marker: Marker;
  readonly #heightPt: number;
  readonly #spaces: SpaceRuns;
  #content = '';
  #open: { node: NodeId | null; text: boolean } | undefined;
  #last: LineItem | undefined;
  #x = 0;
  #y = 0;
  #font = '';
  #color = '';
  #spacing = '0';

  constructor(fonts: FontLookup, spaces: SpaceRuns, marker: Marker, heightPt: number) {
    this.#spaces = spaces;
    this.#fonts = fonts;
    this.#marker = marker;
    this.#heightPt = heightPt;
  }

  /** The content stream. */
  finish(): string {
    this.#close();
    return this.#content;
  }

  paintRectangle(xPt: number, yPt: number, widthPt: number, heightPt: number, color: string): void {
    this.#openFor(null, false);
    this.#setColor(color);
    const area = [xPt, this.#heightPt - yPt - heightPt, widthPt, heightPt];
    this.#content += `${area.map(writeNumber).join(' ')} re f\n`;
  }

  /** `name` is that of the image among the page's resources. */
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
    this.#content += `q ${clip}${matrix} cm/${name} Do Q\n`;
    this.#close();
  }

  paintLine(line: LineItem): void {
    const y = thousandths(this.#heightPt - line.baselinePt);
    const stretches = splitByNode(line);
    this.#spaces.learn(line.fragments);
    const goesLeft = this.#last !== undefined && isLeftOf(line, this.#last);
    this.#last = line;
    for (const [i, { node, fragments }] of stretches.entries()) {
      this.#openFor(node, true);
      this.#setSpacing(line.letterSpacingPt);
      const before = stretches[i - 1]?.fragments.at(-1);
      const [first] = fragments;
      const afterSpace = i === 0 ? goesLeft : first !== undefined && losesSpace(before, first);
      this.#paintFragments(line, fragments, y, afterSpace);
      if (i === stretches.length - 1 && line.breakAfter.includes(' ')) this.#paintBreak(line, y);
    }
  }

  /** A wrapped line ends with a space that can't be seen, so that those who read on find the gap. */
  #paintBreak(line: LineItem, y: number): void {
    const last = toReadingOrder(line.fragments, line.rtl).at(-1);
    const run = last && this.#spaces.get(last.run.font);
    if (!run) return;
    const widthPt = run.widthEm * line.sizePt;
    const xPt = line.rtl ? -widthPt : line.widthPt;
    this.#paintFragments(line, [{ ...last, run, xPt, widthPt }], y);
  }

  #paintFragments(
    line: LineItem,
    fragments: readonly Fragment[],
    y: number,
    afterSpace = false,
  ): void {
    const { sizePt, letterSpacingPt } = line;
    let array = '';
    let pen = Number.NaN;
    for (const [i, fragment] of fragments.entries()) {
      const font = this.#fonts(fragment.run.font);
      const look = `/${font.name} ${writeNumber(sizePt)} Tf`;
      const gap = ((pen - fragment.xPt) / sizePt) * 1000;
      if (!(Math.abs(gap) < 300 && look === this.#font && fragment.color === this.#color)) {
        this.#show(array);
        array = '';
        this.#setFont(look);
        this.#setColor(fragment.color);
        this.#moveTo(thousandths(line.xPt + fragment.xPt), y);
        pen = fragment.xPt;
      } else if (Math.round(gap) !== 0) {
        array += `)${Math.round(gap)}(`;
        pen -= (Math.round(gap) / 1000) * sizePt;
      }
      const { code, drift } = font.encode(fragment.run, sizePt, letterSpacingPt, {
        afterSpace: i > 0 ? losesSpace(fragments[i - 1], fragment) : afterSpace,
      });
      array += code;
      pen += fragment.widthPt + (drift / 1000) * sizePt;
    }
    this.#show(array);
  }

  #show(array: string): void {
    if (array) this.#content += `[(${array})]TJ\n`;
  }

  #openFor(node: NodeId | null, text: boolean): void {
    if (this.#open?.node === node && this.#open.text === text) return;
    this.#close();
    this.#content += `${this.#marker(node, text)}${text ? ' BT' : ''}\n`;
    this.#open = { node, text };
    this.#x = 0;
    this.#y = 0;
  }

  #close(): void {
    if (this.#open) this.#content += this.#open.text ? 'ET EMC\n' : 'EMC\n';
    this.#open = undefined;
  }

  #moveTo(x: number, y: number): void {
    this.#content += `${writeThousandths(x - this.#x)} ${writeThousandths(y - this.#y)} Td`;
    this.#x = x;
    this.#y = y;
  }

  #setFont(look: string): void {
    if (look !== this.#font) this.#content += `${look}\n`;
    this.#font = look;
  }

  #setColor(color: string): void {
    if (color !== this.#color) this.#content += `${writeColor(color)} rg\n`;
    this.#color = color;
  }

  #setSpacing(spacingPt: number): void {
    const spacing = writeNumber(spacingPt);
    if (spacing !== this.#spacing) this.#content += `${spacing} Tc\n`;
    this.#spacing = spacing;
  }
}
