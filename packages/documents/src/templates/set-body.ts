import type { Block, InlineRun, TextStyle } from '@folio/typeset/blocks';
import type { JoinedPair, OutlineSection, Pair } from '../outline/outline.ts';
import { setCitations } from './set-citations.ts';
import { type EntrySetting, setEntries } from './set-entry.ts';
import { haveLabels, setDashed, setGrid, setLabeled, setTable, type Table } from './set-pairs.ts';
import { setLabelAbove } from './set-sidebar.ts';
import { setParagraphs } from './set-text.ts';

/** How a template sets the body of each kind of section. */
export type BodySetting = {
  /** Its prose is that of the whole body. */
  entries: EntrySetting;
  /** How the entries of custom sections are set, where that is another way. */
  works?: EntrySetting;
  pairs: PairsSetting;
  /** What stands behind or around all entries of a section, such as a line. */
  frame?: (entries: Block[]) => Block;
  /** Indent of all but entries and tables, where a margin holds their dates and labels. */
  indentPt?: number;
};

/** How a template sets labeled lists, such as skills, and levels, such as languages. */
type PairsSetting = {
  style: TextStyle;
  labelStyle: TextStyle;
  /** Between two lines. */
  gapPt: number;
  /** Labels on lines of their own, or in a column, or at the head of the line. */
  labels: 'above' | 'before' | Table;
  /** The separator of a language from its level, with its style. */
  level: InlineRun;
  /** Languages side by side; left out: one per line. */
  grid?: { perRow: number; widthPt: number };
};

export function setBody(shown: OutlineSection, setting: BodySetting): Block[] {
  const { entries, works = entries } = setting;
  if (shown.kind === 'entries') {
    const set = setEntries(shown.entries, shown.name === 'customSections' ? works : entries);
    return setting.frame ? [setting.frame(set)] : set;
  }
  if (shown.kind === 'prose')
    return indented(setParagraphs(shown.paragraphs, setting.entries.prose), setting);
  if (shown.kind === 'citations')
    return indented(setCitations(shown.citations, setting.entries.prose), setting);
  const { pairs } = setting;
  if (shown.name === 'languages') return indented(setLevels(shown.pairs, pairs), setting);
  if (typeof pairs.labels === 'object' && haveLabels(shown.pairs))
    return setTable(shown.pairs, pairs.labels);
  return indented(setLists(shown.pairs, pairs), setting);
}

const indented = (children: Block[], { indentPt = 0 }: BodySetting): Block[] =>
  indentPt === 0 ? children : [{ type: 'stack', indentPt, children }];

function setLevels(pairs: Pair[], { style, level, grid, gapPt }: PairsSetting): Block[] {
  const { text: separator, ...look } = level;
  const cells = pairs.map((pair) => setDashed(pair, style, look, separator));
  if (grid) return setGrid(cells, { ...grid, columnGapPt: 1.2 * style.sizePt, rowGapPt: gapPt });
  return cells.map((cell, index) => ({ ...cell, spaceBeforePt: index === 0 ? 0 : gapPt }));
}

function setLists(pairs: JoinedPair[], setting: PairsSetting): Block[] {
  const { style, labelStyle, gapPt, labels } = setting;
  if (labels === 'above')
    return pairs.flatMap((pair, index) => setLabelAbove(pair, index, { style, labelStyle, gapPt }));
  return pairs.map((pair, index) => ({
    ...setLabeled(pair, style, labelStyle),
    spaceBeforePt: index === 0 ? 0 : gapPt,
  }));
}
