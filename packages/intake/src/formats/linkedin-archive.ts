import type { ResumeContent } from '@folio/contract/resume-content';
import {
  collectFields,
  cutContent,
  noteContent,
  type ReadField,
} from '../fields/content-fields.ts';
import { readLanguages } from '../fields/languages.ts';
import { IntakeError } from '../intake-error.ts';
import { joinBlocks } from '../layout/text-blocks.ts';
import { decodeText, textToLines } from '../layout/text-lines.ts';
import { unzip } from '../layout/unzip.ts';
import { findDate } from '../vocabulary/dates.ts';
import { type CsvRow, readCsv, readCsvTable } from './read-csv.ts';

/**
 * The lists of LinkedIn's data archive. Each is recognized by its columns, whatever its file name.
 */
const lists = {
  profile: ['first name', 'last name', 'headline'],
  positions: ['company name', 'title', 'started on'],
  education: ['school name', 'degree name'],
  skills: ['name'],
  emails: ['email address', 'primary'],
  phones: ['number', 'type'],
  languages: ['name', 'proficiency'],
  certifications: ['name', 'authority'],
  projects: ['title', 'description', 'url'],
  volunteering: ['company name', 'role', 'cause'],
  honors: ['title', 'description', 'issued on'],
  publications: ['name', 'published on', 'publisher'],
  courses: ['name', 'number'],
  organizations: ['name', 'position', 'started on'],
} as const;
type ListName = keyof typeof lists;
type Lists = Record<ListName, CsvRow[]>;

/**
 * Reads LinkedIn's data archive, a zip of CSV files, or a single one of these.
 * @throws IntakeError
 */
export function readLinkedInArchive(bytes: Uint8Array): {
  content: ResumeContent;
  fields: ReadField[];
  text: string;
  isOver: boolean;
} {
  const texts = isZip(bytes) ? unzipCsv(bytes) : [decodeText(bytes)];
  const tables = texts.map(readCsvTable);
  const found = sortLists(tables.map(({ rows }) => rows));
  if (found.profile.length + found.positions.length === 0) throw new IntakeError('not-a-resume');
  const { content, isCut } = contentOf(found);
  const { fields, note } = collectFields();
  noteContent(content, note);
  const isOver = isCut || tables.some((table) => table.isCut);
  return { content, fields, text: texts.filter(Boolean).join('\n\n'), isOver };
}

/** Whether a text is a list of the archive, judged by its columns. */
export function isLinkedInList(text: string): boolean {
  const columns = Object.keys(readCsv(`${text.split(/\r?\n/, 1)[0]}\nx`)[0] ?? {});
  return [lists.profile, lists.positions].some((list) =>
    list.every((column) => columns.includes(column)),
  );
}

function unzipCsv(bytes: Uint8Array): string[] {
  const files = unzip(bytes, 'archive', ({ name }) => name.toLowerCase().endsWith('.csv'));
  return Object.entries(files).map(([name, file]) => withName(name, decodeText(file)));
}

/** A list with only a 'name' column counts as skills if its file name says so. */
const withName = (name: string, text: string): string =>
  /^\ufeff?"?name"?\s*\r?\n/i.test(text) && !/skill/i.test(name) ? '' : text;

function sortLists(all: CsvRow[][]): Lists {
  const found = Object.fromEntries(
    Object.keys(lists).map((name) => [name, []]),
  ) as unknown as Lists;
  for (const rows of all) {
    const columns = Object.keys(rows[0] ?? {});
    const fitting = (Object.keys(lists) as ListName[])
      .filter((name) => lists[name].every((column) => columns.includes(column)))
      .sort((a, b) => lists[b].length - lists[a].length);
    const name =
      columns.length === 1 && columns[0] === 'name'
        ? 'skills'
        : fitting.find((one) => one !== 'skills');
    if (name) found[name].push(...rows);
  }
  return found;
}

function contentOf(found: Lists) {
  const [profile = {}] = found.profile;
  const primary = found.emails.find((row) => /yes/i.test(row.primary ?? '')) ?? found.emails[0];
  return cutContent({
    personalInfo: {
      firstName: profile['first name'] ?? '',
      lastName: profile['last name'] ?? '',
      title: profile.headline ?? '',
      summary: profile.summary ?? '',
      location: profile['geo location'] ?? '',
      website: websitesOf(profile.websites ?? ''),
      email: primary?.['email address'] ?? '',
      phone: found.phones[0]?.number ?? '',
    },
    workExperience: found.positions.map(position),
    education: found.education.map(school),
    skills: skillsOf(found.skills),
    projects: found.projects.map(project),
    certifications: found.certifications.map(certification),
    languages: found.languages.flatMap(language),
    volunteering: found.volunteering.map(service),
    awards: found.honors.map((row) => ({
      title: row.title ?? '',
      date: dayOf(row['issued on']),
      description: row.description ?? '',
    })),
    publications: found.publications.map((row) => ({
      title: row.name ?? '',
      publisher: row.publisher ?? '',
      date: dayOf(row['published on']),
      link: row.url ?? '',
      description: row.description ?? '',
    })),
    courses: found.courses.map((row) => ({ name: row.name ?? '', description: row.number ?? '' })),
    memberships: found.organizations.map((row) => ({
      organization: row.name ?? '',
      role: row.position ?? '',
      description: row.description ?? '',
      ...period(row, 'started on', 'finished on'),
    })),
  });
}

const service = (row: CsvRow) => ({
  organization: row['company name'] ?? '',
  position: row.role ?? '',
  description: [row.cause, row.description].filter(Boolean).join('\n'),
  ...period(row, 'started on', 'finished on'),
});

/** '[COMPANY:https://a.example,PORTFOLIO:https://b.example]' */
const websitesOf = (text: string): string =>
  [...text.matchAll(/https?:\/\/[^\s,\]]+/g)].map(([url]) => url).join(' ');

const dayOf = (text = ''): string => findDate(text)?.startDate ?? '';

const period = (row: CsvRow, start: string, end: string) => ({
  startDate: dayOf(row[start]),
  endDate: dayOf(row[end]),
  current: dayOf(row[start]) !== '' && !row[end],
});

function position(row: CsvRow) {
  const blocks = joinBlocks(textToLines(row.description ?? ''));
  const bullets = blocks.filter(({ kind }) => kind === 'item').map(({ text }) => text);
  const paragraphs = blocks.filter(({ kind }) => kind === 'paragraph').map(({ text }) => text);
  return {
    company: row['company name'] ?? '',
    position: row.title ?? '',
    location: row.location ?? '',
    description: paragraphs.join('\n\n'),
    bullets,
    ...period(row, 'started on', 'finished on'),
  };
}

const school = (row: CsvRow) => ({
  institution: row['school name'] ?? '',
  degree: row['degree name'] ?? '',
  description: [row.notes, row.activities].filter(Boolean).join('\n'),
  ...period(row, 'start date', 'end date'),
  current: false,
});

const skillsOf = (rows: CsvRow[]) => {
  const items = rows.map((row) => row.name ?? '').filter(Boolean);
  return items.length > 0 ? [{ category: '', items }] : [];
};

const project = (row: CsvRow) => ({
  name: row.title ?? '',
  description: row.description ?? '',
  link: row.url ?? '',
  ...period(row, 'started on', 'finished on'),
});

const certification = (row: CsvRow) => ({
  name: row.name ?? '',
  issuer: row.authority ?? '',
  date: dayOf(row['started on']),
});

const language = (row: CsvRow) =>
  readLanguages(textToLines(`${row.name ?? ''} (${row.proficiency || '-'})`), () => {});

const mark = [0x50, 0x4b, 0x03, 0x04];

export const isZip = (bytes: Uint8Array): boolean =>
  mark.every((byte, index) => bytes[index] === byte);
