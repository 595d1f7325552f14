import type { NodeId } from '../display-list.ts';
import type { FontBook } from '../fonts/font-book.ts';
import type { Beside, TextFlow } from './flow.ts';
import { baselineOffsetPt, type OpenPage, paintLine, type TextToPaint } from './page-builder.ts';
import type { StructureBuilder } from './structure-builder.ts';

/** A text and the items beside its first line, with their elements in reading order. */
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
  parent: NodeId,
): PreparedText {
  const { broken, style, align, xPt, widthPt } = flow;
  const { marker, nodes } = addNodes(fonts, structure, flow, parent);
  const baselinePt = baselineOffsetPt(fonts, style);
  const slot =
    flow.slot && prepareBeside(fonts, flow.slot, structure.addText('P', flow.slot, parent));
  const text = { broken, style, baselinePt, align, xPt, widthPt, nodes };
  return { flow, text, marker, slot: slot ?? null };
}

function addNodes(fonts: FontBook, structure: StructureBuilder, flow: TextFlow, parent: NodeId) {
  const { tag, marker, xPt } = flow;
  if (tag !== 'LBody' || !marker) {
    structure.endList();
    return { marker: null, nodes: structure.addText(tag, flow, parent) };
  }
  const text = marker.broken.lines.map((line) => line.text).join('');
  const item = structure.addListItem(xPt, text, parent);
  const isShown = marker.broken.lines.some((line) => line.fragments.length > 0);
  const label = isShown && prepareBeside(fonts, marker, structure.addText('Lbl', marker, item));
  return { marker: label || null, nodes: structure.addText(tag, flow, item) };
}

/** Paints `count` lines from `first` on; items beside the text are painted with its first line. */
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
