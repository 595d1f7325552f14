import { usualSidebar } from '@folio/contract/setting-choices';
import type { Block, Columns, PageSetup, Stack, TextStyle } from '@folio/typeset/blocks';
import type { OutlineEntry, OutlineSection, Pair } from '../outline/outline.ts';
import type { ResumeForDocument } from '../resume-for-document.ts';
import { contentWidthPt, longestMeasurePt } from '../settings/measure.ts';
import { isNamed } from '../settings/section-references.ts';
import { setCitations } from './set-citations.ts';
import { setEntry } from './set-entry.ts';
import { type ProseSetting, setList, setParagraph, setParagraphs } from './set-text.ts';

/** Assigns the sections to columns by the owner's settings, in the resume's order. */
export function assignColumns(
  sections: readonly OutlineSection[],
  { settings }: Pick<ResumeForDocument, 'settings'>,
): { aside: OutlineSection[]; story: OutlineSection[] } {
  const references = settings?.sidebar ?? usualSidebar;
  const isAside = (section: OutlineSection) => isNamed(section, references);
  return {
    aside: sections.filter(isAside),
    story: sections.filter((section) => !isAside(section)),
  };
}

type ContentBox = { xPt: number; widthPt: number };
type SideBySide = {
  page: PageSetup;
  side: ContentBox & { children: Block[] };
  /** `text` is the style of most of its text. */
  main: ContentBox & { children: Block[]; text: TextStyle };
  /** The color behind the side column, from the page's edge to that of the column. */
  background?: { xPt: number; widthPt: number; color: string };
  /** The column that is read first; the side column by default. */
  first?: 'side' | 'main';
  spaceBeforePt: number;
};

/**
 * Sets the side column and the text beside it. On pages after the side column has ended, the text
 * is centered at its longest readable measure, unless the owner keeps it in its column. Without a
 * side column the text is as wide as the head above it.
 */
export function setSideBySide(
  { settings }: Pick<ResumeForDocument, 'settings'>,
  { page, side, main, background, first = 'side', spaceBeforePt }: SideBySide,
): Columns {
  const { text, ...contentBox } = main;
  const alone = boxAlone(page, main);
  if (side.children.length === 0)
    return {
      type: 'columns',
      spaceBeforePt,
      columns: [{ ...contentBox, xPt: 0, widthPt: contentWidthPt(page) }],
    };
  const runsWide = settings?.sidebarPages !== 'all';
  const columns = [
    { ...side, ...(background && { background }) },
    { ...contentBox, ...(runsWide && { alone }) },
  ];
  if (first === 'main') columns.reverse();
  return { type: 'columns', spaceBeforePt, columns };
}

/** Centered, because no column is beside it. */
function boxAlone(
  page: PageSetup,
  { widthPt, text }: ContentBox & { text: TextStyle },
): ContentBox {
  const fullWidthPt = contentWidthPt(page);
  const widePt = Math.min(fullWidthPt, Math.max(widthPt, wideEnough * longestMeasurePt(text)));
  const middlePt = (page.widthPt - widePt) / 2 - page.marginLeftPt;
  return { xPt: Math.min(Math.max(0, middlePt), fullWidthPt - widePt), widthPt: widePt };
}

/** The longest measure of the text, plus space for dates. */
const wideEnough = 1.08;

/** How a template sets the narrow column beside the main text. */
export type SidebarSetting = {
  style: TextStyle;
  labelStyle: TextStyle;
  quietStyle: TextStyle;
  prose: ProseSetting;
  /** The space between two entries or labeled lists, and between two lines of a list. */
  gapPt: number;
  lineGapPt: number;
  /**
   * Levels of languages at the right-hand edge, or below the language if the column is too narrow.
   */
  levels: 'beside' | 'below';
};

/** The blocks of a section of the sidebar, without its title. */
export function setSidebarBody(shown: OutlineSection, setting: SidebarSetting): Block[] {
  if (shown.kind === 'prose') return setParagraphs(shown.paragraphs, setting.prose);
  if (shown.kind === 'entries') {
    // If all entries are only titles, they are a plain list; otherwise all titles look alike.
    const own = shown.entries.every(isTitle) ? { ...setting, labelStyle: setting.style } : setting;
    return shown.entries.map((entry, index) => setSideEntry(entry, index, own));
  }
  if (shown.kind === 'citations') return setCitations(shown.citations, setting.prose);
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

/** Whether an entry consists of its title alone. */
const isTitle = ({ details, date, body, roles }: OutlineEntry): boolean =>
  details.length + body.length === 0 && !date && !roles;

function setSideEntry(entry: OutlineEntry, index: number, setting: SidebarSetting): Stack {
  const { roles = [] } = entry;
  const stack = setOneSideEntry(entry, index, setting);
  const inside = roles.map((role) => setOneSideEntry(role, 1, setting));
  return roles.length === 0
    ? stack
    : { ...stack, keepTogether: 0, children: [...stack.children, ...inside] };
}

function setOneSideEntry(entry: OutlineEntry, index: number, setting: SidebarSetting): Stack {
  const { labelStyle, quietStyle, prose, gapPt } = setting;
  const { title, details, date, body } = entry;
  const below = [...details, ...(date ? [date] : [])];
  const blocks = [
    ...(title ? [setParagraph(title, labelStyle, { keepWithNext: !isTitle(entry) })] : []),
    ...setList(below, quietStyle),
    ...setParagraphs(body, prose),
  ];
  return setEntry(entry, blocks, index === 0 ? 0 : gapPt);
}
