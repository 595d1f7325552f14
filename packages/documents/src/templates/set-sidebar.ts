import type { SectionName } from '@folio/contract/resume-content';
import type { Block, Stack, TextStyle } from '@folio/typeset/blocks';
import type { OutlineEntry, OutlineSection, Pair } from '../outline/outline.ts';
import { setEntry } from './set-entry.ts';
import { type ProseSetting, setList, setParagraph, setPassages } from './set-text.ts';

/** What is looked up rather than read stands in a sidebar. */
const sidebarSections: ReadonlySet<SectionName> = new Set([
  'skills',
  'certifications',
  'languages',
  'interests',
]);

export const isForSidebar = ({ name }: OutlineSection): boolean => sidebarSections.has(name);

/** How a template sets the narrow column beside the story. */
export type SidebarSetting = {
  style: TextStyle;
  labelStyle: TextStyle;
  quietStyle: TextStyle;
  prose: ProseSetting;
  /** Between two entries or labelled lists, and between two lines of a list. */
  gapPt: number;
  lineGapPt: number;
  /** Languages with their level at the right-hand edge, or below where that is too narrow. */
  levels: 'beside' | 'below';
};

/** The blocks of a section of the sidebar, without its title. */
export function setSidebarBody(shown: OutlineSection, setting: SidebarSetting): Block[] {
  if (shown.kind === 'prose') return setPassages(shown.passages, setting.prose);
  if (shown.kind === 'entries')
    return shown.entries.map((entry, index) => setSideEntry(entry, index, setting));
  const areLevels = shown.name === 'languages' && setting.levels === 'beside';
  const set = areLevels ? setLevel : setLabelAbove;
  return shown.pairs.flatMap((pair, index) => set(pair, index, setting));
}

/** The label above its value. */
export function setLabelAbove(
  { label, value }: Pair,
  index: number,
  { style, labelStyle, gapPt }: Pick<SidebarSetting, 'style' | 'labelStyle' | 'gapPt'>,
): Block[] {
  const above = { spaceBeforePt: index === 0 ? 0 : gapPt };
  if (!label) return value ? [setParagraph(value, style, above)] : [];
  const heading = setParagraph(label, labelStyle, { ...above, keepWithNext: true });
  return value ? [heading, setParagraph(value, style)] : [{ ...heading, keepWithNext: false }];
}

function setLevel({ label, value }: Pair, index: number, setting: SidebarSetting): Block[] {
  const { style, quietStyle, lineGapPt } = setting;
  const spaceBeforePt = index === 0 ? 0 : lineGapPt;
  const only = label ?? value;
  if (!label || !value) return only ? [setParagraph(only, style, { spaceBeforePt })] : [];
  const left = setParagraph(label, style);
  const right = setParagraph(value, quietStyle, { align: 'end' });
  return [{ type: 'row', left, right, gapPt: 8, spaceBeforePt }];
}

function setSideEntry(entry: OutlineEntry, index: number, setting: SidebarSetting): Stack {
  const { style, labelStyle, quietStyle, prose, gapPt } = setting;
  const { title, details, date, body } = entry;
  const below = [...details, ...(date ? [date] : [])];
  const alone = below.length === 0 && body.length === 0;
  const blocks = [
    ...(title ? [setParagraph(title, alone ? style : labelStyle, { keepWithNext: !alone })] : []),
    ...setList(below, quietStyle),
    ...setPassages(body, prose),
  ];
  return setEntry(entry, blocks, index === 0 ? 0 : gapPt);
}
