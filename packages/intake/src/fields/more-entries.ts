import { patternTable } from '@folio/tables/pattern-table';
import type { Line } from '../layout/model.ts';
import { textOf } from '../layout/model.ts';
import type { FoundDate } from '../vocabulary/dates.ts';
import { mayBePlace, namesRole } from '../vocabulary/names.ts';
import { dateFields, type Note, textOfBody } from './content-fields.ts';
import { type Listed, listedEntries, nameAndGiver, quotedFirst } from './listed-entries.ts';

/**
 * Creates a reader for a rarer section, whose entries have one or two lines each: awards, courses,
 * talks, memberships, patents.
 */
const each =
  <T extends object>(
    section: string,
    read: (entry: Listed, note: Note, path: string) => T,
    sign?: RegExp,
  ) =>
  (lines: readonly Line[], note: Note, firstIndex = 0) =>
    listedEntries(lines, sign)
      .map(withPlainCommas)
      .map((entry, at) => {
        const path = `${section}[${firstIndex + at}]`;
        const fields = read(entry, note, path);
        for (const [name, value] of Object.entries(fields))
          if (typeof value === 'string' && !/date/i.test(name))
            note(`${path}.${name}`, value, 0.8, entry.line);
        return fields;
      });

/** Replaces Arabic and ideographic commas, which separate texts like Latin ones. */
const withPlainCommas = (entry: Listed): Listed => ({
  ...entry,
  texts: entry.texts.map((text) => text.replace(/(?<!\s)\s?[،、፣၊]\s?/gu, ', ')),
});

export const readAwards = each('awards', ({ texts, date, body, link, line }, note, path) => {
  const { name, giver } = nameAndGiver(texts);
  return {
    title: name,
    awarder: giver,
    link,
    description: textOfBody(body),
    ...oneDate(date, path, note, line),
  };
});

export const readCourses = each('courses', ({ texts, date, body, link, line }, note, path) => {
  const { name, giver } = nameAndGiver(texts);
  return {
    name,
    institution: giver,
    link,
    description: textOfBody(body),
    ...dateFields(date, path, note, line),
  };
});

/** 'What the tide tells', Harbour Days, Leeds: the last of three texts may be the place. */
export const readTalks = each('talks', ({ texts, date, body, link, line }, note, path) => {
  const [title = '', ...rest] = texts.flatMap((text, at) => (at === 0 ? titleFirst(text) : [text]));
  const [first, ...others] = rest.length > 0 ? [title, ...rest] : title.split(/,\s+/);
  const parts = others.flatMap((text) => text.split(/,\s+/));
  const last = parts.at(-1) ?? '';
  const location = parts.length > 1 && (mayBePlace(last) || isOneName(last)) ? last : '';
  const event = (location === '' ? parts : parts.slice(0, -1)).join(', ');
  return {
    title: first ?? '',
    event,
    location,
    link,
    description: textOfBody(body),
    ...oneDate(date, path, note, line),
  };
});

/** Puts a title in quotation marks first: 'Harbour Days: “What the tide tells”'. */
function titleFirst(text: string): string[] {
  const [, event = '', quoted = ''] =
    /^[\s,]{0,3}([^"“”„«»]{2,120}?)\s?:\s([“"„«][^"“”„«»]{2,400}[”"“»])$/u.exec(text) ?? [];
  return quoted === '' ? quotedFirst(text) : [...quotedFirst(quoted), event];
}

/** Whether a text of few words may be a town that is in no list. */
const isOneName = (text: string): boolean =>
  /^(?:\p{Lu}[\p{L}’'-]{1,30}(?:\s\p{Lu}[\p{L}’'-]{1,30})?|[^\p{Lu}\p{Ll}\d\s]{2,24})$/u.test(text);

/** Words by which these sections are parsed. */
export const words = patternTable(new URL('./more-words.tsv', import.meta.url), [
  'armed-force',
  'member-role',
  'patent-office',
  'patent-status',
]);

/** Words for a role in a society. */
const memberRole = new RegExp(String.raw`(?<!\p{L})(?:${words['member-role']})(?!\p{L})`, 'iu');

/**
 * Separates a society from its place. In 'Institute of Marine Engineers (MIMarEST)', the letters
 * belong to the name.
 */
function society(texts: readonly string[]) {
  const [name = ''] = texts;
  const hasLetters = texts.length === 1 && /[^,]\s\([\p{L}]{2,12}\)$/u.test(name);
  return hasLetters && !name.includes(', ') ? { name, giver: '' } : nameAndGiver(texts);
}

export const readMemberships = each(
  'memberships',
  ({ texts, date, body, link, line }, note, path) => {
    const { name, giver } = society(texts);
    const saysRole = (text: string) => memberRole.test(text) || namesRole(text);
    const isRoleFirst =
      giver !== '' && saysRole(name) && !(saysRole(giver) && !memberRole.test(name));
    const [role, organization] = isRoleFirst ? [name, giver] : [giver, name];
    return {
      organization,
      role,
      link,
      description: textOfBody(body),
      ...dateFields(date, path, note, line),
    };
  },
);

/**
 * Patent numbers with the letters of their office: 'US 10,123,456 B2', 'WO 2018/123456',
 * 'DE102015001234', '特許第6123456号'.
 */
export const patentNumber = new RegExp(
  String.raw`(?<!\p{L})(?:${words['patent-office']})[\s/-]?(?:Patent\s(?:No\.?\s)?|[A-Z]{2}\s?)?\d[\d,./\s]{3,16}\d(?:\s?[A-Z]\d?(?!\p{L}))?|特許第?\s?\d{4,9}\s?号?`,
  'u',
);
const patentStatus = new RegExp(String.raw`(?<!\p{L})(?:${words['patent-status']})(?!\p{L})`, 'iu');

export const readPatents = each(
  'patents',
  ({ texts, date, body, link, line }, note, path) => {
    const text = texts.join(', ');
    const number = patentNumber.exec(text)?.[0] ?? '';
    const [status = ''] = patentStatus.exec(text.replace(number, '')) ?? statusBehind(text, number);
    const rest = bare(without(without(text, number), status));
    // If the title has a line of its own, the text below it names people.
    const isAbove = texts.length > 1 && rest.startsWith(`${texts[0]}, `);
    const [title = '', below = ''] = isAbove
      ? [texts[0], rest.slice((texts[0] ?? '').length + 2)]
      : (/^(.{3,200}?[^.\s]{2})\.\s(.{3,})$/su.exec(rest)?.slice(1) ?? [rest]);
    const inventors = arePeople(bareEnd(below)) ? bareEnd(below) : '';
    return {
      title: inventors === '' ? rest : title,
      number,
      status,
      inventors,
      link,
      description: textOfBody(body),
      ...oneDate(date, path, note, line),
    };
  },
  patentNumber,
);

/** Returns the status after a number, one or two words, in scripts other than Latin. */
function statusBehind(text: string, number: string): string[] {
  const [, next = ''] = text.slice(text.indexOf(number) + number.length).split(',');
  const status = next.trim();
  return number !== '' && /^[^\p{Script=Latin}\d]{2,24}$/u.test(status) ? [status] : [];
}

/** Whether a text lists people, including scripts without capitals: 'Maya Lindqvist, Ada Byrne'. */
const arePeople = (text: string): boolean =>
  text !== '' &&
  text
    .split(', ')
    .every((name) =>
      /^(?:(?:\p{Lu}[\p{L}.’'-]{0,30}\s){1,3}\p{Lu}[\p{L}’'-]{1,30}|[^\p{Lu}\p{Ll}\d]{2,40})$/u.test(
        name.trim(),
      ),
    );

const bareEnd = (text: string): string => text.replace(/[.,;]$/, '');

const without = (text: string, part: string): string =>
  part === '' ? text : text.replace(part, ' ');

/** Removes punctuation and brackets that surrounded the removed text. */
const bare = (text: string): string =>
  quotedFirst(
    text
      .replace(/\(\s{0,9}\)/g, '')
      .replace(/(?:\s{0,9},){2,9}/g, ',')
      .replace(/^[\s,;:.|–—-]{1,20}/, '')
      .replace(/(?<![\s,;:|–—-])[\s,;:|–—-]{1,20}$/, ''),
  ).join(', ');

function oneDate(date: FoundDate | undefined, path: string, note: Note, line: Line | undefined) {
  const day = date?.endDate || date?.startDate || '';
  note(`${path}.date`, day, 0.85, line);
  return { date: day, dateText: date?.isRange || !date?.dateText ? '' : date.dateText };
}

/** Whether a section only says that references are available on request. */
export const saysOnRequest = (lines: readonly Line[]): boolean =>
  lines.length <= 2 &&
  /(?:request|anfrage|demande|solicit|richiesta|pedido|aanvraag|begäran)/iu.test(
    lines.map(textOf).join(' '),
  );
