import type { Align, Block, Heading, InlineRun, Stack, TextStyle } from '@folio/typeset/blocks';
import { listSeparator } from '../list-separator.ts';
import { memoized } from '../memoize.ts';
import { employerOf } from '../outline/entries.ts';
import type { OutlineEntry, SourcedText } from '../outline/outline.ts';
import { type ProseSetting, runsOf, setList, setParagraph, setParagraphs } from './set-text.ts';

/** How a template sets entries: a title with its date, the details below, then the text. */
export type EntrySetting = {
  titleStyle: TextStyle;
  dateStyle: TextStyle;
  detailStyle: TextStyle;
  prose: ProseSetting;
  /** The style of a title that is a link. */
  linkLook?: Partial<InlineRun>;
  /**
   * The style of details that follow the title on its line, in sections whose entries have only a
   * title, one detail and a date: those take one line an entry. Left out: never.
   */
  runOn?: Partial<InlineRun>;
  /** Between the title and the date. */
  slotGapPt: number;
  /** Between two entries, between two that take a line each, and above the text of an entry. */
  gapPt: number;
  lineGapPt: number;
  textGapPt: number;
  /** Dates in a column of their own, instead of at the end of the title's line. */
  margin?: DateMargin;
  /** Sentences such as those of papers and talks: a list, whose titles are no headings. */
  isList?: boolean;
  /** The employer or school before the role or degree, each line with a slot: place, then date. */
  employerFirst?: boolean;
};

type EntryStyles = Record<'entry' | 'date' | 'detail', TextStyle>;

/** Entries in a template's own styles, with titles that are links in the color of its links. */
export const entryLook = (
  { entry, date, detail }: EntryStyles,
  prose: ProseSetting,
): Pick<EntrySetting, 'titleStyle' | 'dateStyle' | 'detailStyle' | 'prose' | 'linkLook'> => ({
  titleStyle: entry,
  dateStyle: date,
  detailStyle: detail,
  prose,
  linkLook: { color: prose.linkColor },
});

/** `mark` stands between the date and the entry, such as a dot on a line. */
type DateMargin = {
  dates: { xPt: number; widthPt: number };
  texts: { xPt: number; widthPt: number };
  /** Between the end of texts and that of the content box, such as a frame. */
  endPt?: number;
  align: Align;
  mark?: { xPt: number; widthPt: number; children: Block[] };
};

export function setEntries(entries: OutlineEntry[], setting: EntrySetting): Stack[] {
  const hasEmployers = setting.employerFirst && entries.some(employerOf);
  const areLines = setting.runOn !== undefined && !hasEmployers && entries.every(isLine);
  const gapPt = areLines ? setting.lineGapPt : setting.gapPt;
  const set = entries.map((entry, index) =>
    setOneEntry(entry, setting, areLines, index === 0 ? 0 : gapPt),
  );
  return setting.isList ? [{ type: 'stack', role: 'list', children: set }] : set;
}

const setOneEntry = memoized(
  (entry: OutlineEntry, setting: EntrySetting, isLine: boolean, spaceBeforePt: number): Stack => {
    if (entry.roles) return setGroup(entry, entry.roles, setting, spaceBeforePt);
    const blocks = setting.margin
      ? besideDate(entry, setting, setting.margin, isLine)
      : setParts(entry, setting, isLine);
    const stack = setEntry(entry, blocks, spaceBeforePt);
    return setting.isList ? { ...stack, role: 'item' } : stack;
  },
);

/**
 * Roles at one employer: the employer once, and below it each role with its date, closer together
 * than employers are. Their titles are lighter, so that the employer's is seen to hold for all.
 */
function setGroup(
  { roles: _, ...employer }: OutlineEntry,
  roles: OutlineEntry[],
  setting: EntrySetting,
  spaceBeforePt: number,
): Stack {
  const { titleStyle, gapPt } = setting;
  const within = {
    ...setting,
    titleStyle: { ...titleStyle, bold: false, italic: true },
    employerFirst: false,
  };
  const [head, ...others] = [employer, ...roles].map((entry, index) => {
    const own = index === 0 ? setting : within;
    const blocks = setting.margin
      ? besideDate(entry, own, setting.margin, false)
      : setParts(entry, own, false);
    return setEntry(entry, blocks, index === 1 ? setting.textGapPt : gapPt * withinEmployer);
  });
  const first = head ? [{ ...head, spaceBeforePt: 0, keepWithNext: true }] : [];
  return { type: 'stack', path: employer.path, children: [...first, ...others], spaceBeforePt };
}

/** The space between two roles, as a share of that between employers: seen to differ without bullets. */
const withinEmployer = 0.5;

/** The date on the first baseline of its entry, and after it in reading order. */
function besideDate(
  entry: OutlineEntry,
  setting: EntrySetting,
  { dates, texts, endPt, align, mark }: DateMargin,
  isLine: boolean,
): Block[] {
  const { date, body, ...head } = entry;
  const top = setParts({ ...head, body: [] }, setting, isLine);
  const paragraphs = setParagraphs(body, setting.prose, top.length > 0 ? setting.textGapPt : 0);
  const dateBlocks = date ? [setParagraph(date, setting.dateStyle, { align })] : [];
  const isSplit = top.length > 0 && paragraphs.length > 0;
  const first: Block = {
    type: 'columns',
    keepWithNext: isSplit,
    columns: [
      { ...dates, isReadSecond: true, overhangs: isSplit, children: dateBlocks },
      { ...texts, children: top.length > 0 ? top : paragraphs },
      ...(mark ? [mark] : []),
    ],
  };
  if (!isSplit) return [first];
  const indents = { indentPt: texts.xPt, ...(endPt && { indentEndPt: endPt }) };
  return [first, { type: 'stack', ...indents, children: paragraphs }];
}

/** Whether it has only a title, a date and one detail, such as a certificate and its issuer. */
const isLine = ({ details, body, roles }: OutlineEntry): boolean =>
  details.length <= 1 && body.length === 0 && !roles;

function setAsLine(entry: OutlineEntry, setting: EntrySetting): Block[] {
  const { title, details } = entry;
  const separator = listSeparator([...(title ? [title] : []), ...details].map(({ text }) => text));
  const text = details.map((detail) => separator + detail.text).join('');
  return setTop(entry, setting, false, text ? [{ text, bold: false, ...setting.runOn }] : []);
}

function setParts(entry: OutlineEntry, setting: EntrySetting, asLine: boolean): Block[] {
  if (asLine) return setAsLine(entry, setting);
  const { details, body } = entry;
  const { detailStyle, prose, textGapPt } = setting;
  if (setting.employerFirst && details.length > 0)
    return [...setEmployerFirst(entry, setting), ...setParagraphs(body, prose, textGapPt)];
  return [
    ...setTop(entry, setting, details.length > 0 || body.length > 0),
    ...setList(details, detailStyle, { keepWithNext: body.length > 0 }),
    ...setParagraphs(body, prose, textGapPt),
  ];
}

/**
 * Two lines with a slot each: the employer and the place, then the role and the date. Where no
 * employer or school is named, such as in projects, the first line is the title's.
 */
function setEmployerFirst(entry: OutlineEntry, setting: EntrySetting): Block[] {
  const { title, details, date, body } = entry;
  const employer = employerOf(entry);
  const place = details.find(({ path }) => path.endsWith('/location'));
  const others = details.filter((detail) => detail !== employer && detail !== place);
  const role = employer && title ? [title] : [];
  const above = employer ?? title;
  // A line of its own for the date, unless nothing else would stand on it.
  const isOneLine = role.length + others.length === 0 && (!place || !date);
  const below = isOneLine ? [] : [...role, ...others];
  const slot = isOneLine ? (date ?? place) : place;
  const hasMore = !isOneLine || body.length > 0;
  const top = setTop(
    { ...(above && { title: above }), ...(slot && { date: slot }) },
    setting,
    hasMore,
  );
  if (!isOneLine && below.length === 0 && date)
    return [...top, setParagraph(date, setting.dateStyle, { keepWithNext: body.length > 0 })];
  const [second] = setList(below, setting.detailStyle);
  if (!second) return top;
  const keepWithNext = body.length > 0;
  if (!date) return [...top, { ...second, keepWithNext }];
  const right = setParagraph(date, setting.dateStyle, { align: 'end' });
  const gapPt = setting.slotGapPt;
  return [...top, { type: 'row', left: second, right, gapPt, keepWithNext }];
}

/** The title with the date at the right-hand edge of its line; either may be missing. */
function setTop(
  { title, date }: Pick<OutlineEntry, 'title' | 'date'>,
  { titleStyle, dateStyle, linkLook, slotGapPt, isList }: EntrySetting,
  keepWithNext: boolean,
  runOn: InlineRun[] = [],
): Block[] {
  if (!title) return date ? [setParagraph(date, dateStyle, { keepWithNext })] : [];
  const style = title.href === undefined ? {} : linkLook;
  const runs = [...runsOf(title, style), ...runOn];
  const left = isList
    ? setParagraph(title, titleStyle, { runs })
    : setEntryTitle(title, titleStyle, { runs });
  if (!date) return [{ ...left, keepWithNext }];
  const right = setParagraph(date, dateStyle, { align: 'end' });
  return [{ type: 'row', left, right, gapPt: slotGapPt, keepWithNext }];
}

const setEntryTitle = (
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

/** A taller entry may be split between its list items, so that the page stays filled. */
const mostOfPage = 0.18;

/** An entry as a stack, which is kept together if that leaves little of the page empty. */
export function setEntry(entry: OutlineEntry, children: Block[], spaceBeforePt: number): Stack {
  const bodyLetters = entry.body.reduce((sum, paragraph) => sum + paragraph.text.length, 0);
  const keepTogether = bodyLetters <= 700 && entry.body.length <= 8 ? mostOfPage : 0;
  return { type: 'stack', path: entry.path, children, spaceBeforePt, keepTogether };
}
