import type { InlineRun, ListItem } from '@folio/typeset/blocks';
import type { Citation } from '../outline/outline.ts';
import { type ProseSetting, paragraphRuns } from './set-text.ts';

/** A bibliography: one list, its numbers hanging before the lines, all lines at one edge. */
export function setCitations(
  citations: readonly Citation[],
  { style, linkColor, hangPt, gapPt }: ProseSetting,
): ListItem[] {
  const digits = String(citations.length).length;
  // A figure takes somewhat more than half of its size, the point and the space after it as much.
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

/** The runs of a citation, its note on lines of its own. */
export const citationRuns = ({ runs, body }: Pick<Citation, 'runs' | 'body'>): InlineRun[] => [
  ...runs,
  ...body.flatMap((paragraph, index): InlineRun[] => [
    ...(index > 0 || runs.length > 0 ? [{ text: '\n' }] : []),
    ...paragraphRuns(paragraph),
  ]),
];
