import { joinPassages, type Passage } from '../lines/passages.ts';
import { type Line, leftOf, rightOf, textOf } from '../model.ts';
import { isContact } from './addresses.ts';

/** Running text of the head, and the lines that it stands on. */
export type HeadText = { passages: Passage[]; sources: ReadonlySet<Line> };

type Part = { line: Line; source: Line };

/** A title may be long, but hardly as long as text on so many lines. */
const [shortest, twoLines, oneLine] = [45, 90, 130];

/**
 * What runs over several lines or ends as a sentence, among the lines of the head. Beside the ways to
 * reach somebody it may be cells of their lines: what begins at one edge is read together.
 */
export function headText(head: readonly Line[], used: readonly Line[]): HeadText {
  const parts = head
    .filter((line) => !used.includes(line))
    .flatMap(partsOf)
    .filter(({ line }) => !isContact(textOf(line)));
  const passages = byEdge(parts).flatMap((lines) => joinPassages(lines).filter(isRunning));
  const lines = new Set(passages.flatMap((one) => one.lines));
  const onText = parts.filter(({ line }) => [...lines].some((one) => isSame(one, line)));
  return { passages, sources: new Set(onText.map(({ source }) => source)) };
}

const isSame = (a: Line, b: Line): boolean => a.cells[0] === b.cells[0];

const partsOf = (source: Line): Part[] =>
  source.cells.map((cell) => ({ line: { ...source, cells: [cell] }, source }));

/** Lines that begin at one edge, with the space above and the right edge that they have among them. */
function byEdge(parts: readonly Part[]): Line[][] {
  const groups = new Map<string, Line[]>();
  for (const { line } of parts) {
    const key = `${line.page} ${line.column} ${Math.round(leftOf(line) / 3)}`;
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()].map((lines) => {
    const rightEdge = Math.max(...lines.map(rightOf));
    return lines.map((line, at) => {
      const above = lines[at - 1];
      const gapAbove = above ? line.y - above.y : line.gapAbove;
      return line.rightEdge === undefined ? line : { ...line, rightEdge, gapAbove };
    });
  });
}

function isRunning({ text, lines }: Passage): boolean {
  const isSentence = /[.!]["”’»]?$/.test(text);
  return text.length > (isSentence ? shortest : lines.length > 1 ? twoLines : oneLine);
}
