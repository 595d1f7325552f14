import {
  type ApplicationEvent,
  applicationFields,
  applicationLimits,
  Day,
} from '@folio/contract/application-fields';
import { readStoredValue } from '@folio/contract/stored-value';
import { type CsvRow, readCsvTable } from '@folio/intake/read-csv';
import { z } from 'zod';
import { parseJson } from '../../../lib/parse-json.ts';
import { t } from '../../../lib/words/words.ts';
import { type ColumnKind, kindOfColumn, statusOf } from './columns.ts';
import { isDayFirstIn, readDay } from './read-days.ts';
import { plainCell } from './write-applications.ts';

const Fields = z.object(applicationFields).omit({ resumeId: true });
type Fields = z.output<typeof Fields>;

/** An application that was read from a file, with remarks on values that didn't fit. */
export type ReadApplication = {
  fields: Fields;
  /** The day of the current status, if the file has it. */
  day: string | undefined;
  remarks: string[];
  /** Has neither role nor company, such as a total below a table. */
  isUnnamed?: boolean;
};

export type ReadFile = { read: ReadApplication[]; isCut: boolean };

/** Reads the applications of a file; returns none if it isn't a list of applications. */
export function readApplications(text: string): ReadFile {
  const json = parseJson(text.replace(/^\ufeff/, ''));
  const listed = Array.isArray(json) ? json : Object(json).applications;
  if (Array.isArray(listed)) {
    const [ours, others] = [listed.filter(isOurs), listed.filter((one) => !isOurs(one))];
    return { read: named([...ours.map(ofJson), ...ofTable(others.map(toRow))]), isCut: false };
  }
  if (json !== undefined) return { read: [], isCut: false };
  const { rows, isCut } = readCsvTable(text);
  return { read: named(ofTable(rows)), isCut };
}

/**
 * If no application has a name, the file is no list of applications; else those without get their
 * row as name.
 */
function named(all: readonly ReadApplication[]): ReadApplication[] {
  if (!all.some(hasName)) return [];
  return all.flatMap((one, index) => {
    if (hasName(one)) return [one];
    if (!hasText(one)) return [];
    const fields = { ...one.fields, role: t('Unnamed job {number}', { number: index + 1 }) };
    const remarks = [t('It has no role and no company'), ...one.remarks];
    return [{ ...one, fields, remarks, isUnnamed: true }];
  });
}

const hasText = ({ fields: { status: _status, ...fields } }: ReadApplication): boolean =>
  Object.values(fields).some((value) => value !== null && value.length > 0);

const hasName = ({ fields }: ReadApplication): boolean => Boolean(fields.role || fields.company);

/** Whether it was written by `applicationsJson` or comes from the API. */
const isOurs = (one: unknown): boolean => Array.isArray(Object(one).events);

function ofJson(given: unknown): ReadApplication {
  const fields: Record<string, unknown> = Object(given);
  const day = Day.safeParse(fields.statusDay).data;
  return fitting(fields, day, []);
}

/** Turns another program's flat object into a table row; 'jobTitle' is its 'job title'. */
const toRow = (one: unknown): CsvRow =>
  Object.fromEntries(
    Object.entries(Object(one)).map(([name, value]) => [
      name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ').toLowerCase(),
      typeof value === 'string' ? value : value == null ? '' : JSON.stringify(value),
    ]),
  );

function ofTable(rows: readonly CsvRow[]): ReadApplication[] {
  const dates: readonly ColumnKind[] = [
    'savedDay',
    'appliedDay',
    'interviewDay',
    'nextStepDay',
    'deadline',
  ];
  const isDayFirst = isDayFirstIn(
    rows.flatMap((row) =>
      Object.entries(row).flatMap(([name, text]) => {
        const kind = kindOfColumn(name);
        return kind && dates.includes(kind) ? [text] : [];
      }),
    ),
  );
  return rows.map((row) => ofRow(row, isDayFirst));
}

type Cells = Partial<Record<ColumnKind, string>>;

/** Cells without a field go to the notes with their column's name, so that nothing is lost. */
function sortCells(row: CsvRow): { known: Cells; others: string[] } {
  const known: Cells = {};
  const others: string[] = [];
  for (const [name, written] of Object.entries(row)) {
    const text = plainCell(written);
    const kind = kindOfColumn(name);
    if (text === '') continue;
    if (kind && !known[kind]) known[kind] = text;
    else if (kind === 'pay') known.pay += t(' to {text}', { text });
    else others.push(`${name}: ${text}`);
  }
  return { known, others };
}

const dayNames = {
  get savedDay() {
    return t('Saved on');
  },
  get appliedDay() {
    return t('Applied on');
  },
  get interviewDay() {
    return t('Interview on');
  },
  get nextStepDay() {
    return t('Next step by');
  },
  get deadline() {
    return t('Deadline');
  },
} as const;

/** The days of a row, and those that can't be parsed, as text. */
function daysIn(known: Cells, isDayFirst: boolean) {
  const days: Partial<Record<keyof typeof dayNames, string>> = {};
  const others: string[] = [];
  for (const [kind, name] of Object.entries(dayNames) as [keyof typeof dayNames, string][]) {
    const text = known[kind];
    const day = text && readDay(text, isDayFirst);
    if (day) days[kind] = day;
    else if (text) others.push(`${name}: ${text}`);
  }
  return { days, others };
}

function ofRow(row: CsvRow, isDayFirst: boolean): ReadApplication {
  const { known, others } = sortCells(row);
  const { days, others: otherDays } = daysIn(known, isDayFirst);
  const timeline = eventsIn(known.timeline ?? '');
  const { status: written = '' } = known;
  const isOther = written !== '' && !statusOf(written);
  const reached = days.interviewDay ? 'interview' : days.appliedDay ? 'applied' : 'saved';
  const status = statusOf(written) ?? reached;
  const events = timeline.events.length > 0 ? timeline.events : eventsOn(days);
  const last = events.findLast((event) => event.status === status);
  const { role, company, place, pay, source, link, jobDescription, nextStep } = known;
  const { nextStepDay = null, deadline = null } = days;
  const notes = [
    known.notes,
    ...others,
    ...(isOther ? [t('Status: {written}', { written })] : []),
    ...otherDays,
    ...timeline.others,
  ];
  const all = {
    role,
    company,
    place,
    pay,
    source,
    link,
    jobDescription,
    status,
    nextStepDay,
    deadline,
    nextStep: nextStep ?? (nextStepDay ? t('Follow up') : ''),
    contacts: contactsIn(known),
    events: last || events.length === 0 ? events : withStatus(events, status),
    notes: notes.filter(Boolean).join('\n'),
  };
  const remarks = isOther
    ? [t('“{written}” is no status here: it’s kept in the notes', { written })]
    : [];
  return fitting(all, last?.day ?? events.at(-1)?.day, remarks);
}

const event = (day: string, status: ApplicationEvent['status'], text = ''): ApplicationEvent => ({
  id: '',
  day,
  status,
  text,
});

const eventsOn = ({ savedDay, appliedDay, interviewDay }: Record<string, string | undefined>) =>
  [
    ...(savedDay ? [event(savedDay, 'saved')] : []),
    ...(appliedDay ? [event(appliedDay, 'applied')] : []),
    ...(interviewDay ? [event(interviewDay, 'interview')] : []),
  ].toSorted((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)));

/** Adds the current status as the last event, since the file doesn't date it. */
const withStatus = (events: ApplicationEvent[], status: ApplicationEvent['status']) => [
  ...events,
  event(events.at(-1)?.day ?? '', status),
];

/** Parses lines such as '2026-11-04 [Applied] by mail'; empty brackets mean no status. */
function eventsIn(text: string): { events: ApplicationEvent[]; others: string[] } {
  const events: ApplicationEvent[] = [];
  const others: string[] = [];
  for (const line of text.split('\n').filter((one) => one.trim())) {
    const [, date = '', name, note = ''] =
      /^(\d{4}-\d\d-\d\d)(?: \[([^\]\n]{0,40})\])?(?: (.+))?$/s.exec(line.trim()) ?? [];
    const day = readDay(date);
    const status = name ? statusOf(name) : null;
    if (day && status !== undefined) events.push(event(day, status, note));
    else others.push(line.trim());
  }
  return { events, others };
}

const contactsIn = (known: Cells) => {
  const lines = (known.contacts ?? '').split('\n').filter((line) => line.trim());
  const { contactName = '', contactEmail = '', contactPhone = '' } = known;
  const one = { id: '', name: contactName, about: '', email: contactEmail, phone: contactPhone };
  return [
    ...lines.map((line) => {
      const [name = '', about = '', email = '', phone = ''] = line
        .split('|')
        .map((part) => part.trim());
      return { id: '', name, about, email, phone };
    }),
    ...(contactName || contactEmail || contactPhone ? [one] : []),
  ];
};

const limitOf: Record<string, number> = {
  contacts: applicationLimits.contacts,
  events: applicationLimits.events,
};

/** Fits the values into the limits of an application; truncations are remarked on. */
function fitting(given: object, day: string | undefined, remarks: string[]): ReadApplication {
  const fields = readStoredValue(Fields, given).value;
  const cut = Object.entries(given).filter(([name, value]) => {
    const taken = fields[name as keyof Fields];
    const isText = typeof value === 'string' && typeof taken === 'string';
    return isText
      ? taken.trim().length < value.trim().length
      : Array.isArray(value) && value.length > (limitOf[name] ?? value.length);
  });
  const names = cut.map(([name]) => name);
  return {
    fields,
    day,
    remarks:
      names.length > 0
        ? [...remarks, t('Too long, so it’s cut: {names}', { names: names.join(', ') })]
        : remarks,
  };
}
