import type { Block, InlineRun, TextStyle } from '@folio/typeset/blocks';
import type { JoinedPair, OutlineSection, Pair } from '../outline/outline.ts';
import { setCitations } from './set-citations.ts';
import { type EntrySetting, setEntries } from './set-entry.ts';
import { haveLabels, setDashed, setGrid, setLabeled, setTable, type Table } from './set-pairs.ts';
import { setLabelAbove } from './set-sidebar.ts';
import { setParagraphs } from './set-text.ts';

/** How a template sets the body of each kind of section. */
export type BodySetting = {
  /** The prose setting of the entries applies to the whole body. */
  entries: EntrySetting;
  /** How entries of custom sections are set, if differently. */
  works?: EntrySetting;
  pairs: PairsSetting;
  /** Wraps all entries of a section, for example in a line behind them. */
  frame?: (entries: Block[]) => Block;
  /** The indent of everything but entries and tables, whose dates and labels are in a margin. */
  indentPt?: number;
};

/** How a template sets labeled lists, such as skills, and levels, such as languages. */
type PairsSetting = {
  style: TextStyle;
  labelStyle: TextStyle;
  /** The space between two lines. */
  gapPt: number;
  /** Labels above the values, at the start of their lines, or in a column. */
  labels: 'above' | 'before' | Table;
  /** The separator between a language and its level, with its style. */
  level: InlineRun;
  /** Languages side by side; without it, one per line. */
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
