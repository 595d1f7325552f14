import type { InlineRun, ListItem } from '@folio/typeset/blocks';
import type { Citation } from '../outline/outline.ts';
import { type ProseSetting, paragraphRuns } from './set-text.ts';

/**
 * Sets a bibliography as one list: the numbers hang before the lines, which all start at one edge.
 */
export function setCitations(
  citations: readonly Citation[],
  { style, linkColor, hangPt, gapPt }: ProseSetting,
): ListItem[] {
  const digits = String(citations.length).length;
  // A digit is somewhat wider than half of the font size; the period and the space take as much
  // together.
  const indentPt = Math.max(hangPt, style.sizePt * (0.6 * digits + 0.6));
  return citations.map(({ path, number, runs, body }, index) => ({
    type: 'listItem',
    marker: `${number}.`,
    path,
    indentPt,
    style,
    runs: citationRuns({ runs, body }).map((run) =>
      run.href ? { color: linkColor, ...run } : run,
    ),
    ...(index > 0 && { spaceBeforePt: Math.max(gapPt, style.leadingPt / 4) }),
  }));
}

/** Returns the runs of a citation, with its note on lines of its own. */
export const citationRuns = ({ runs, body }: Pick<Citation, 'runs' | 'body'>): InlineRun[] => [
  ...runs,
  ...body.flatMap((paragraph, index): InlineRun[] => [
    ...(index > 0 || runs.length > 0 ? [{ text: '\n' }] : []),
    ...paragraphRuns(paragraph),
  ]),
];
