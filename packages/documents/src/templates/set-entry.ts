import type { Align, Block, Heading, InlineRun, Stack, TextStyle } from '@folio/typeset/blocks';
import { listSeparator } from '../list-separator.ts';
import { memoized } from '../memoize.ts';
import { employerOf } from '../outline/entries.ts';
import type { OutlineEntry, SourcedText } from '../outline/outline.ts';
import { type ProseSetting, runsOf, setList, setParagraph, setParagraphs } from './set-text.ts';

/** How a template sets entries: a title with its date, then details, then text. */
export type EntrySetting = {
  titleStyle: TextStyle;
  dateStyle: TextStyle;
  detailStyle: TextStyle;
  prose: ProseSetting;
  /** The style of a title that is a link. */
  linkLook?: Partial<InlineRun>;
  /**
   * The style of details that follow the title on its line, in sections whose entries have only a
   * title, one detail and a date. Without it, details are never on the title's line.
   */
  runOn?: Partial<InlineRun>;
  /** The minimum space between the title and the date. */
  slotGapPt: number;
  /** The space between two entries, between two single-line entries, and above an entry's text. */
  gapPt: number;
  lineGapPt: number;
  textGapPt: number;
  /** Puts dates into a column of their own instead of at the end of the title's line. */
  margin?: DateMargin;
  /** Sets entries such as papers and talks as a list whose titles are no headings. */
  isList?: boolean;
  /**
   * Puts the employer or school before the role or degree: one line ends with the place, the next
   * with the date.
   */
  employerFirst?: boolean;
};

type EntryStyles = Record<'entry' | 'date' | 'detail', TextStyle>;

/** Entry styles of a template, with linked titles in the color of its links. */
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

/** `mark` is between the date and the entry, such as a dot on a line. */
type DateMargin = {
  dates: { xPt: number; widthPt: number };
  texts: { xPt: number; widthPt: number };
  /**
   * The space between the end of texts and that of the content box, such as the padding of a frame.
   */
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
 * Sets several roles at one employer: the employer once, and below it each role with its date,
 * closer together than employers are. The roles' titles are lighter, so that the employer is seen
 * to apply to all of them.
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

/**
 * The space between two roles as a share of that between employers, so that they are told apart
 * without bullets.
 */
const withinEmployer = 0.5;

/** Sets the date on the first baseline of its entry, but after it in reading order. */
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

/**
 * Whether an entry has only a title, a date and at most one detail, such as a certificate and its
 * issuer.
 */
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
 * Sets two lines: the employer with the place at the end, then the role with the date. If no
 * employer or school is named, as in projects, the title is on the first line.
 */
function setEmployerFirst(entry: OutlineEntry, setting: EntrySetting): Block[] {
  const { title, details, date, body } = entry;
  const employer = employerOf(entry);
  const place = details.find(({ path }) => path.endsWith('/location'));
  const others = details.filter((detail) => detail !== employer && detail !== place);
  const role = employer && title ? [title] : [];
  const above = employer ?? title;
  // The date gets a line of its own, unless nothing else would be on it.
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

/** Sets the title with the date at the right-hand edge of its line. Either may be missing. */
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

/**
 * An entry taller than this share of the page may be split between list items, so that pages are
 * filled.
 */
const mostOfPage = 0.18;

/** Returns an entry as a stack that is kept together if that leaves little of the page empty. */
export function setEntry(entry: OutlineEntry, children: Block[], spaceBeforePt: number): Stack {
  const bodyLetters = entry.body.reduce((sum, paragraph) => sum + paragraph.text.length, 0);
  const keepTogether = bodyLetters <= 700 && entry.body.length <= 8 ? mostOfPage : 0;
  return { type: 'stack', path: entry.path, children, spaceBeforePt, keepTogether };
}
