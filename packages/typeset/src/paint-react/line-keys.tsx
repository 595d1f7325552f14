import type { DisplayPage, Fragment, LineItem, StructureNode } from '../display-list.ts';

/** A line with its React key. */
export type KeyedLine = { key: string; line: LineItem };

let lastKey = 0;

/**
 * Assigns keys to lines so that React updates as little as possible after `before`: a line that
 * moved, or was set again without a change, keeps its element, and a changed line takes the element
 * of one that is gone.
 */
export function keyLines(lines: readonly LineItem[], before: readonly KeyedLine[]): KeyedLine[] {
  const left = Map.groupBy(before, ({ line }) => line.fragments);
  const keyed = lines.map((line) => {
    const key = left.get(line.fragments)?.shift()?.key;
    return key === undefined ? undefined : { key, line };
  });
  const gone = [...left.values()].flat();
  if (gone.length > 1) gone.sort((a, b) => before.indexOf(a) - before.indexOf(b));
  const again = lines.map((line, index) => keyed[index] ?? takeAlike(line, gone));
  return lines.map((line, index): KeyedLine => {
    const found = again[index];
    return found ?? { key: gone.shift()?.key ?? String(++lastKey), line };
  });
}

/** Returns the line with the key and the fragments object of an equal line. */
function takeAlike(line: LineItem, gone: KeyedLine[]): KeyedLine | undefined {
  const at = gone.findIndex((other) => isAlike(line, other.line));
  if (at < 0) return undefined;
  return gone.splice(at, 1).map(({ key, line: { fragments } }) => ({
    key,
    line: { ...line, fragments },
  }))[0];
}

const isAlike = (a: LineItem, b: LineItem): boolean =>
  a.text === b.text &&
  a.fragments.length === b.fragments.length &&
  a.fragments.every((fragment, index) => {
    const other = b.fragments[index];
    return other !== undefined && isSameFragment(fragment, other);
  });

const isSameFragment = (a: Fragment, b: Fragment): boolean =>
  a.xPt === b.xPt &&
  a.widthPt === b.widthPt &&
  a.color === b.color &&
  a.href === b.href &&
  a.part === b.part &&
  a.run.font === b.run.font &&
  a.run.features === b.run.features &&
  a.run.language === b.run.language &&
  a.run.rtl === b.run.rtl &&
  a.run.text === b.run.text;

const isRightOf = (a: LineItem, b: LineItem): boolean => a.xPt >= b.xPt + b.widthPt;

/**
 * Returns the text between a line and the next one when copied: the paragraph's own text, a space
 * before text beside the line (a bullet's text, an entry's dates), otherwise a line feed.
 */
export function textAfter(line: LineItem, next: LineItem | undefined): string {
  if (line.breakAfter !== '') return line.breakAfter;
  const sameBlock = next && line.nodes[0] !== null && next.nodes[0] === line.nodes[0];
  if (sameBlock) return '';
  const beside =
    next?.baselinePt === line.baselinePt && (isRightOf(next, line) || isRightOf(line, next));
  return beside ? ' ' : '\n';
}

type Structure = readonly StructureNode[] | undefined;

const lineFields = ['fragments', 'xPt', 'topPt', 'heightPt', 'baselinePt', 'sizePt'] as const;

/** Whether a line looks the same in the same place. */
export const isSameLine = (a: LineItem, b: LineItem): boolean =>
  lineFields.every((field) => a[field] === b[field]) &&
  a.letterSpacingPt === b.letterSpacingPt &&
  a.rtl === b.rtl &&
  a.breakAfter === b.breakAfter &&
  a.nodes[0] === b.nodes[0];

/** Whether two plain objects hold the same values. */
function isSameRecord<T extends object>(a: T, b: T): boolean {
  for (const key in a) if (a[key] !== b[key]) return false;
  return true;
}

/** Returns the tag of the element that the line belongs to. */
export function tagOf(line: LineItem, structure: Structure): StructureNode['tag'] | undefined {
  const node = line.nodes[0];
  return typeof node === 'number' ? structure?.[node]?.tag : undefined;
}

/** Whether two pages show the same, so that the second needs no rendering. */
export function isSamePage(
  a: { page: DisplayPage; structure?: Structure },
  b: { page: DisplayPage; structure?: Structure },
): boolean {
  const { items, boxes } = b.page;
  if (a.page.items.length !== items.length || a.page.boxes.length !== boxes.length) return false;
  const sameItems = a.page.items.every((item, index) => {
    const other = items[index];
    if (item.kind !== 'line') return other !== undefined && isSameRecord(item, other);
    if (other?.kind !== 'line' || !isSameLine(item, other)) return false;
    return tagOf(item, a.structure) === tagOf(other, b.structure);
  });
  return (
    sameItems &&
    a.page.boxes.every((box, index) => {
      const other = boxes[index];
      return other !== undefined && isSameRecord(box, other);
    })
  );
}
