import { findDate } from '../entries/find-dates.ts';
import { type Line, sizeOf } from '../model.ts';
import { studyKind } from './study-evidence.ts';

/** Schools that stand side by side, each a card of its own, one below the other. */
export function partCards(lines: readonly Line[]): readonly Line[] {
  const parted: Line[] = [];
  for (let at = 0; at < lines.length; ) {
    const block = blockFrom(lines, at);
    const cards = block.length > 1 ? cardsOf(block) : [];
    const isCards = cards.length > 1 && cards.every(isCard);
    const taken = isCards ? block : lines.slice(at, at + 1);
    parted.push(...(isCards ? cards.flat() : taken));
    at += taken.length;
  }
  return parted;
}

/** The rows that begin at the edges of the first, without a wide gap between them. */
function blockFrom(lines: readonly Line[], from: number): readonly Line[] {
  const edges = lines[from]?.cells.map(({ x }) => x) ?? [];
  if (edges.length < 2) return [];
  const rest = lines.slice(from + 1);
  const end = rest.findIndex(
    (line) =>
      line.gapAbove > 2 * sizeOf(line) ||
      line.cells.length > edges.length ||
      line.cells.some(({ x }) => !edges.some((edge) => Math.abs(edge - x) < 4)),
  );
  return lines.slice(from, from + 1 + (end < 0 ? rest.length : end));
}

function cardsOf(block: readonly Line[]): Line[][] {
  const [first] = block;
  return (first?.cells ?? []).map(({ x }) =>
    block.flatMap((line, row) => {
      const { rightEdge: _, role: __, ...plain } = line;
      const cells = line.cells.filter((cell) => Math.abs(cell.x - x) < 4);
      const gapAbove = row === 0 ? Math.max(line.gapAbove, 2 * sizeOf(line)) : line.gapAbove;
      return cells.length > 0 ? [{ ...plain, cells, gapAbove }] : [];
    }),
  );
}

/** A card says what or where somebody studied, and when; the columns of a table say one of these. */
function isCard(lines: readonly Line[]): boolean {
  const texts = lines.flatMap(({ cells }) => cells.map(({ text }) => text));
  const says = (text: string) => text.split(/,\s+/).some((part) => studyKind(part) !== undefined);
  const dates = texts.filter((text) => findDate(text) !== undefined);
  return texts.length > 1 && texts.some(says) && dates.length === 1;
}
