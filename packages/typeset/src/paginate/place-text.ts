import type { BrokenText } from '../break/set-line.ts';
import type { NodeId, StructureNode, StructureTag } from '../display-list.ts';
import type { FontBook } from '../fonts/font-book.ts';
import type { Beside, TextFlow } from './flow.ts';
import { baselineOffsetPt, type OpenPage, paintLine, type TextToPaint } from './page-builder.ts';

/** A text and what hangs beside its first line, with their elements in reading order. */
export type PreparedText = {
  flow: TextFlow;
  text: TextToPaint;
  marker: TextToPaint | null;
  slot: TextToPaint | null;
};

function prepareBeside(fonts: FontBook, beside: Beside, nodes: NodeId[]): TextToPaint {
  const { broken, style, xPt } = beside;
  const baselinePt = baselineOffsetPt(fonts, style);
  return { broken, style, baselinePt, align: 'start', xPt, widthPt: 0, nodes };
}

export function prepareText(
  fonts: FontBook,
  structure: StructureBuilder,
  flow: TextFlow,
): PreparedText {
  const { broken, style, align, xPt, widthPt } = flow;
  const { marker, nodes } = addNodes(fonts, structure, flow);
  const baselinePt = baselineOffsetPt(fonts, style);
  const slot = flow.slot && prepareBeside(fonts, flow.slot, structure.addText('P', flow.slot));
  const text = { broken, style, baselinePt, align, xPt, widthPt, nodes };
  return { flow, text, marker, slot: slot ?? null };
}

function addNodes(fonts: FontBook, structure: StructureBuilder, flow: TextFlow) {
  const { tag, marker, xPt } = flow;
  if (tag !== 'LBody' || !marker) {
    structure.endList();
    return { marker: null, nodes: structure.addText(tag, flow) };
  }
  const item = structure.addListItem(xPt);
  const isShown = marker.broken.lines.some((line) => line.fragments.length > 0);
  const label = isShown && prepareBeside(fonts, marker, structure.addText('Lbl', marker, item));
  return { marker: label || null, nodes: structure.addText(tag, flow, item) };
}

/** Paints `count` lines from `first` on; what is beside the text comes with its first line. */
export function paintLines(
  openPage: OpenPage,
  prepared: PreparedText,
  first: number,
  count: number,
  topPt: number,
): void {
  const { text, marker, slot } = prepared;
  const onBaseline = (beside: TextToPaint) => topPt + text.baselinePt - beside.baselinePt;
  if (marker && first === 0) paintLine(openPage, marker, 0, onBaseline(marker));
  for (let i = 0; i < count; i++) {
    paintLine(openPage, text, first + i, topPt + i * text.style.leadingPt);
  }
  if (slot && first === 0) paintLine(openPage, slot, 0, onBaseline(slot));
}

const documentNode: NodeId = 0;

type Tagged = { broken: Pick<BrokenText, 'links'>; language: string | undefined };

/** Grows the structure tree in the order in which content is placed. */
export class StructureBuilder {
  readonly nodes: StructureNode[] = [{ tag: 'Document', parent: null }];
  #list: { node: NodeId; xPt: number } | null = null;

  /** A text's element and those of its links, as a line's `nodes`. */
  addText(tag: StructureTag, text: Tagged, parent = documentNode): NodeId[] {
    const node = this.#add(tag, parent, text.language);
    const nodes = [node];
    for (const _ of text.broken.links) nodes.push(this.#add('Link', node));
    return nodes;
  }

  addFigure(alt: string): NodeId {
    this.endList();
    this.nodes.push({ tag: 'Figure', parent: documentNode, alt });
    return this.nodes.length - 1;
  }

  /** An item continues the list before it if it begins at the same edge. */
  addListItem(xPt: number): NodeId {
    if (this.#list?.xPt !== xPt) this.#list = { node: this.#add('L', documentNode), xPt };
    return this.#add('LI', this.#list.node);
  }

  endList(): void {
    this.#list = null;
  }

  #add(tag: StructureTag, parent: NodeId, language?: string): NodeId {
    this.nodes.push(language === undefined ? { tag, parent } : { tag, parent, language });
    return this.nodes.length - 1;
  }
}
