import type { Block, Heading, InlineRun, Stack, TextStyle } from '@folio/typeset/blocks';
import { listSeparator } from '../list-separator.ts';
import type { OutlineEntry, SourcedText } from '../outline/outline.ts';
import { type ProseSetting, runsOf, setList, setParagraph, setPassages } from './set-text.ts';

/** How a template sets entries: a title with its date, what belongs to it below, then the text. */
export type EntrySetting = {
  titleStyle: TextStyle;
  dateStyle: TextStyle;
  detailStyle: TextStyle;
  prose: ProseSetting;
  /** The look of a title that is a link. */
  linkLook?: Partial<InlineRun>;
  /**
   * The look of what runs on behind a title where no entry of a section has more to say than its
   * title, one detail and a date. Such sections take a line an entry. Left out: never.
   */
  runOn?: Partial<InlineRun>;
  /** Between the title and the date. */
  slotGapPt: number;
  /** Between two entries, between two that take a line each, and above the text of an entry. */
  gapPt: number;
  lineGapPt: number;
  textGapPt: number;
};

export function setEntries(entries: OutlineEntry[], setting: EntrySetting): Stack[] {
  const areLines = setting.runOn !== undefined && entries.every(isLine);
  const gapPt = areLines ? setting.lineGapPt : setting.gapPt;
  return entries.map((entry, index) => {
    const blocks = areLines ? setLine(entry, setting) : setParts(entry, setting);
    return setEntry(entry, blocks, index === 0 ? 0 : gapPt);
  });
}

/** Whether it has no more than a title, a date and one detail, as a certificate and its issuer. */
export const isLine = ({ details, body }: OutlineEntry): boolean =>
  details.length <= 1 && body.length === 0;

function setLine(entry: OutlineEntry, setting: EntrySetting): Block[] {
  const { title, details } = entry;
  const separator = listSeparator([...(title ? [title] : []), ...details].map((said) => said.text));
  const text = details.map((detail) => separator + detail.text).join('');
  return setTop(entry, setting, false, text ? [{ text, bold: false, ...setting.runOn }] : []);
}

function setParts(entry: OutlineEntry, setting: EntrySetting): Block[] {
  const { details, body } = entry;
  const { detailStyle, prose, textGapPt } = setting;
  return [
    ...setTop(entry, setting, details.length > 0 || body.length > 0),
    ...setList(details, detailStyle, { keepWithNext: body.length > 0 }),
    ...setPassages(body, prose, textGapPt),
  ];
}

/** The title with the date at the right-hand edge of its line; either may be missing. */
function setTop(
  { title, date }: OutlineEntry,
  { titleStyle, dateStyle, linkLook, slotGapPt }: EntrySetting,
  keepWithNext: boolean,
  runOn: InlineRun[] = [],
): Block[] {
  if (!title) return date ? [setParagraph(date, dateStyle, { keepWithNext })] : [];
  const look = title.href === undefined ? {} : linkLook;
  const left = setEntryTitle(title, titleStyle, { runs: [...runsOf(title, look), ...runOn] });
  if (!date) return [{ ...left, keepWithNext }];
  const right = setParagraph(date, dateStyle, { align: 'end' });
  return [{ type: 'row', left, right, gapPt: slotGapPt, keepWithNext }];
}

export const setEntryTitle = (
  title: SourcedText,
  style: TextStyle,
  extra: Partial<Heading> = {},
): Heading => ({
  type: 'heading',
  level: 3,
  path: title.path,
  runs: runsOf(title),
  style,
  ...extra,
});

/**
 * The blocks of an entry, held together on a page while that costs little of it: a long entry may
 * be parted between its list items, rather than leave a third of a page empty.
 */
export function setEntry(entry: OutlineEntry, children: Block[], spaceBeforePt: number): Stack {
  const bodyLetters = entry.body.reduce((sum, passage) => sum + passage.text.length, 0);
  const keepTogether = bodyLetters <= 700 && entry.body.length <= 8;
  return { type: 'stack', path: entry.path, children, spaceBeforePt, keepTogether };
}
