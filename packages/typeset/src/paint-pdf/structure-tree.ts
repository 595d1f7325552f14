import type { NodeId, StructureNode } from '../display-list.ts';
import type { PdfFile } from './pdf-file.ts';
import { writeNumber, writeReference, writeText } from './pdf-syntax.ts';

type Kid =
  | { kind: 'content'; page: number; mcid: number }
  | { kind: 'annotation'; page: number; id: number }
  | { kind: 'element'; node: NodeId };

type Element = { id: number; kids: Kid[]; bounds?: readonly number[] };

/**
 * The tags of a document, filled while its pages are painted. An element enters the tree once some
 * of its content is painted; elements that show nothing are left out.
 */
export class StructureTree {
  readonly #pdf: PdfFile;
  readonly #nodes: readonly StructureNode[];
  readonly #elements = new Map<NodeId, Element>();
  /** The element's object, by page and marked-content number. */
  readonly #marks: number[][];
  readonly #annotations: number[] = [];
  readonly rootId: number;

  constructor(pdf: PdfFile, nodes: readonly StructureNode[], pageCount: number) {
    this.#pdf = pdf;
    this.#nodes = nodes;
    this.#marks = Array.from({ length: pageCount }, () => []);
    this.rootId = pdf.reserve();
  }

  node(id: NodeId): StructureNode {
    const node = this.#nodes[id];
    if (!node) throw new Error(`The display list has no structure node ${id}`);
    return node;
  }

  /** Returns the number of the page's next marked content, which belongs to the node. */
  mark(node: NodeId, page: number): number {
    const element = this.#element(node);
    const marks = this.#marks[page] ?? [];
    const mcid = marks.push(element.id) - 1;
    element.kids.push({ kind: 'content', page, mcid });
    return mcid;
  }

  /** Returns the annotation's key in the parent tree. */
  addAnnotation(node: NodeId, page: number, id: number): number {
    const element = this.#element(node);
    element.kids.push({ kind: 'annotation', page, id });
    return this.#marks.length + this.#annotations.push(element.id) - 1;
  }

  /** Sets the rectangle of a figure: left, bottom, right, top. */
  setBounds(node: NodeId, bounds: readonly number[]): void {
    this.#element(node).bounds = bounds;
  }

  write(pageIds: readonly number[]): void {
    for (const [id, element] of this.#elements) this.#writeElement(id, element, pageIds);
    const root = this.#elements.get(0);
    const numbers = [
      ...this.#marks.map((ids) => `[${ids.map(writeReference).join(' ')}]`),
      ...this.#annotations.map(writeReference),
    ].map((entry, key) => `${key} ${entry}`);
    const parents = this.#pdf.add(`<</Nums[${numbers.join(' ')}]>>`);
    this.#pdf.set(
      this.rootId,
      `<</Type/StructTreeRoot/K[${root ? writeReference(root.id) : ''}]/ParentTree ${writeReference(parents)}/ParentTreeNextKey ${numbers.length}>>`,
    );
  }

  #element(id: NodeId): Element {
    const known = this.#elements.get(id);
    if (known) return known;
    const element: Element = { id: this.#pdf.reserve(), kids: [] };
    this.#elements.set(id, element);
    const { parent } = this.node(id);
    if (parent !== null) this.#element(parent).kids.push({ kind: 'element', node: id });
    if (this.node(id).tag === 'TR') this.#addCells(id);
    return element;
  }

  /** Adds all cells of a row, including empty ones, without which the table would lose columns. */
  #addCells(row: NodeId): void {
    for (let id = row + 1; id < this.#nodes.length; id++) {
      const { parent } = this.node(id);
      if (parent === row) this.#element(id);
      else if ((parent ?? 0) < row) return;
    }
  }

  #writeElement(id: NodeId, { id: object, kids, bounds }: Element, pageIds: readonly number[]) {
    const { tag, parent, alt, language, numbering } = this.node(id);
    const parentId = parent === null ? this.rootId : this.#element(parent).id;
    const page = kids.find((kid) => kid.kind === 'content')?.page;
    const pageEntry = page === undefined ? '' : `/Pg ${writeReference(pageIds[page] ?? 0)}`;
    const kidTexts = inReadingOrder(kids).map((kid) => this.#writeKid(kid, page, pageIds));
    const altEntry = alt ? `/Alt${writeText(alt)}` : '';
    const languageEntry = language ? `/Lang${writeText(language)}` : '';
    const boundsEntry = bounds
      ? `/A<</O/Layout/Placement/Block/BBox[${bounds.map(writeNumber).join(' ')}]>>`
      : '';
    const scopeEntry = tag === 'TH' ? '/A<</O/Table/Scope/Row>>' : '';
    const listEntry = numbering ? `/A<</O/List/ListNumbering/${numbering}>>` : '';
    this.#pdf.set(
      object,
      `<</Type/StructElem/S/${tag}/P ${writeReference(parentId)}${pageEntry}${altEntry}${languageEntry}${boundsEntry}${scopeEntry}${listEntry}/K[${kidTexts.join(' ')}]>>`,
    );
  }

  #writeKid(kid: Kid, page: number | undefined, pageIds: readonly number[]): string {
    if (kid.kind === 'element') return writeReference(this.#element(kid.node).id);
    const pageEntry = `/Pg ${writeReference(pageIds[kid.page] ?? 0)}`;
    if (kid.kind === 'annotation') {
      return `<</Type/OBJR${pageEntry}/Obj ${writeReference(kid.id)}>>`;
    }
    return kid.page === page ? String(kid.mcid) : `<</Type/MCR${pageEntry}/MCID ${kid.mcid}>>`;
  }
}

/**
 * Sorts elements that contain only elements into the order of the tree, because columns that
 * continue over pages are painted alternately. Text with links is already painted in reading order.
 */
function inReadingOrder(kids: readonly Kid[]): readonly Kid[] {
  const elements = kids.filter((kid) => kid.kind === 'element');
  return elements.length < kids.length ? kids : elements.sort((a, b) => a.node - b.node);
}
