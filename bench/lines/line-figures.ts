import type { DisplayList, LineItem } from '@folio/typeset/display-list';

/** A paragraph of several lines, with the available width. */
export type ParagraphLines = { measurePt: number; lines: readonly LineItem[] };

const leastMeasurePt = 200;

/** Paragraphs of several lines in wide columns, where line breaks matter most. */
export function paragraphsOf(list: DisplayList): ParagraphLines[] {
  const byNode = new Map<number, LineItem[]>();
  const measures = new Map<number, number>();
  for (const { items } of list.pages)
    for (const item of items) {
      if (item.kind !== 'line' || typeof item.nodes[0] !== 'number') continue;
      byNode.set(item.nodes[0], [...(byNode.get(item.nodes[0]) ?? []), item]);
      const left = Math.round(item.xPt);
      measures.set(left, Math.max(measures.get(left) ?? 0, item.widthPt));
    }
  return [...byNode.values()]
    .map((lines) => ({ lines, measurePt: measures.get(Math.round(lines[0]?.xPt ?? 0)) ?? 0 }))
    .filter(({ lines, measurePt }) => lines.length > 1 && measurePt >= leastMeasurePt);
}

export type LineFigures = Record<
  | 'paragraphs of several lines'
  | 'lines'
  | 'last lines below 15 %'
  | 'lone last words'
  | 'line ends, rms within a paragraph'
  | 'lines more than 25 % short'
  | 'figures parted from their unit',
  number | string
>;

const unit = /^(?:%|million|years|kg)(?![\p{L}])/u;

export function describeLines(paragraphs: Iterable<ParagraphLines>): LineFigures {
  let [count, lineCount, runts, lone, short, parted, sum] = [0, 0, 0, 0, 0, 0, 0];
  for (const { lines, measurePt } of paragraphs) {
    const last = lines.at(-1) as LineItem;
    const others = lines.slice(0, -1).map(({ widthPt }) => 1 - widthPt / measurePt);
    count++;
    lineCount += lines.length;
    if (last.widthPt < 0.15 * measurePt) runts++;
    if (!last.text.includes(' ')) lone++;
    short += others.filter((share) => share > 0.25).length;
    sum += spread(others);
    parted += lines.filter(
      ({ text }, i) => unit.test(text) && /\d$/.test(lines[i - 1]?.text ?? ''),
    ).length;
  }
  return {
    'paragraphs of several lines': count,
    lines: lineCount,
    'last lines below 15 %': runts,
    'lone last words': lone,
    'line ends, rms within a paragraph': `${((100 * sum) / count).toFixed(1)} %`,
    'lines more than 25 % short': short,
    'figures parted from their unit': parted,
  };
}

function spread(shares: readonly number[]): number {
  const mean = shares.reduce((a, b) => a + b, 0) / shares.length;
  return Math.sqrt(shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / shares.length);
}
