import type { Heading, ListItem, Paragraph, Row } from '../blocks.ts';
import type { TextSetter } from '../break/text-setter.ts';
import type { Beside, TextFlow } from './flow.ts';
import { fewestLines } from './split-lines.ts';

/** The space that a block may fill: from `xPt`, `widthPt` wide. */
export type Room = { xPt: number; widthPt: number };

const tags = { 1: 'H1', 2: 'H2', 3: 'H3' } as const;

function tagOf(block: Heading | Paragraph | ListItem): TextFlow['tag'] {
  if (block.type === 'heading') return tags[block.level];
  return block.type === 'listItem' ? 'LBody' : 'P';
}

/** Sets a text block in the room less its indent, which is on the side where its text begins. */
export function flowText(
  setter: TextSetter,
  block: Heading | Paragraph | ListItem,
  room: Room,
): TextFlow {
  const { style, indentPt = 0 } = block;
  const widthPt = Math.max(0, room.widthPt - indentPt);
  const broken = setter.setText(block.runs, style, widthPt);
  const lineCount = broken.lines.length;
  return {
    kind: 'text',
    tag: tagOf(block),
    ...{ broken, style, widthPt },
    align: block.align ?? 'start',
    xPt: broken.opposed ? room.xPt : room.xPt + indentPt,
    beforePt: block.spaceBeforePt ?? 0,
    afterPt: block.spaceAfterPt ?? 0,
    heightPt: lineCount * style.leadingPt,
    headPt: (lineCount < 2 * fewestLines ? lineCount : fewestLines) * style.leadingPt,
    keepWithNext: block.keepWithNext ?? block.type === 'heading',
    path: block.path,
    language: block.language,
  };
}

export function flowListItem(setter: TextSetter, block: ListItem, room: Room): TextFlow {
  const flow = flowText(setter, block, room);
  const { style } = block;
  const broken = setter.setText([{ text: block.marker }], style, Number.POSITIVE_INFINITY);
  const markerWidthPt = broken.lines[0]?.widthPt ?? 0;
  const xPt = flow.broken.opposed ? room.xPt + room.widthPt - markerWidthPt : room.xPt;
  return { ...flow, marker: { xPt, broken, style, path: undefined, language: undefined } };
}

/** The slot takes at most half of the row; a wider one goes below as a paragraph of its own. */
export function flowRow(setter: TextSetter, row: Row, outer: Room): TextFlow[] {
  const indentPt = row.indentPt ?? 0;
  const room = { xPt: outer.xPt + indentPt, widthPt: Math.max(0, outer.widthPt - indentPt) };
  const { left, right } = row;
  const single = setter.setText(right.runs, right.style, Number.POSITIVE_INFINITY);
  const slotPt = single.lines[0]?.widthPt ?? 0;
  const besides = single.lines.length === 1 && slotPt <= room.widthPt / 2;
  const alone = flowText(setter, left, room);
  const flows =
    besides && alone.broken.lines.length > 0
      ? [flowBeside(setter, row, room, slotPt, { broken: single, style: right.style })]
      : [alone, flowText(setter, besides ? { ...right, align: 'end' } : right, room)];
  return spaceRow(
    row,
    room,
    flows.filter((flow) => flow.broken.lines.length > 0),
  );
}

function flowBeside(
  setter: TextSetter,
  { left, right, gapPt }: Row,
  room: Room,
  slotPt: number,
  slot: Pick<Beside, 'broken' | 'style'>,
): TextFlow {
  const widthPt = Math.max(0, room.widthPt - slotPt - gapPt);
  const text = flowText(setter, left, { xPt: room.xPt, widthPt });
  const { opposed } = text.broken;
  const xPt = opposed ? room.xPt : room.xPt + room.widthPt - slotPt;
  if (opposed) text.xPt += slotPt + gapPt;
  return { ...text, slot: { ...slot, xPt, path: right.path, language: right.language } };
}

/** Gives the row's own space and keeping to its first and last part. */
function spaceRow(row: Row, room: Room, flows: TextFlow[]): TextFlow[] {
  const [first, last] = [flows[0], flows.at(-1)];
  if (!first || !last) return [];
  first.beforePt += row.spaceBeforePt ?? 0;
  last.afterPt += row.spaceAfterPt ?? 0;
  last.keepWithNext = row.keepWithNext ?? first.keepWithNext;
  if (first !== last) first.keepWithNext = true;
  if (row.path !== undefined) {
    for (const flow of flows) flow.rowBox = { path: row.path, ...room };
  }
  return flows;
}
