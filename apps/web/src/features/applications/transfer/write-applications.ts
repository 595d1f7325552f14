import type { ApplicationContact, ApplicationEvent } from '@folio/contract/application-fields';
import type { Application } from '@folio/contract/applications';
import { statusNames } from '../applications.copy.ts';

/** The names must match those in `columns.ts`. */
const columns: Readonly<Record<string, (application: Application) => string>> = {
  Role: ({ role }) => role,
  Company: ({ company }) => company,
  Location: ({ place }) => place,
  Status: ({ status }) => statusNames[status],
  'Applied on': ({ appliedDay }) => appliedDay ?? '',
  Pay: ({ pay }) => pay,
  Source: ({ source }) => source,
  Link: ({ link }) => link,
  'Next step': ({ nextStep }) => nextStep,
  'Next step by': ({ nextStepDay }) => nextStepDay ?? '',
  Deadline: ({ deadline }) => deadline ?? '',
  Contacts: ({ contacts }) => contacts.map(contactLine).join('\n'),
  Timeline: ({ events }) => events.map(eventLine).join('\n'),
  Notes: ({ notes }) => notes,
  'Job description': ({ jobDescription }) => jobDescription,
};

/** RFC 4180, in UTF-8 with a byte order mark for spreadsheets. */
export function applicationsCsv(applications: readonly Application[]): string {
  const rows = [
    Object.keys(columns),
    ...applications.map((one) => Object.values(columns).map((of) => of(one))),
  ];
  return `\ufeff${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

/** All fields of the applications except the server's own. */
export function applicationsJson(applications: readonly Application[]): string {
  const whole = applications.map(
    ({
      id: _id,
      version: _version,
      createdAt: _made,
      updatedAt: _saved,
      resumeId: _resume,
      ...one
    }) => one,
  );
  return `${JSON.stringify({ applications: whole }, null, 2)}\n`;
}

/** Includes fullwidth signs, which spreadsheets in East Asia also read as formulas. */
const formulaSign = '[=+@\\t\\r\\n\\uff1d\\uff0b\\uff0d\\uff20-]';
const isFormula = new RegExp(`^'*${formulaSign}`);
const isMarked = new RegExp(`^'+${formulaSign}`);

/**
 * Puts an apostrophe before a text that a spreadsheet would run as a formula, also if it already
 * begins with apostrophes. `plainCell` removes one, so that nothing is lost.
 */
function cell(text: string): string {
  const safe = isFormula.test(text) ? `'${text}` : text;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const plainCell = (text: string): string => (isMarked.test(text) ? text.slice(1) : text);

const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const contactLine = ({ name, about, email, phone }: ApplicationContact): string =>
  [name, about, email, phone]
    .map((text) => onOneLine(text).replaceAll('|', '/'))
    .join(' | ')
    .replace(/(?<![ |])[ |]+$/, '');

/**
 * Puts empty brackets before a note that begins with a bracket, so that it isn't read as a status.
 */
const eventLine = ({ day, status, text }: ApplicationEvent): string => {
  const note = onOneLine(text);
  const name = status ? `[${statusNames[status]}]` : note.startsWith('[') && '[]';
  return [day, name, note].filter(Boolean).join(' ');
};
