import type { ListResumes, ResumePage, ResumeSummary } from '@folio/contract/resumes';
import { type Template, templates } from '@folio/contract/templates';
import { validate as isUuid } from 'uuid';
import { AppError } from '../platform/app-error.ts';
import type { Db } from '../platform/database.ts';
import type { UserRow } from '../platform/sessions.ts';
import { listResumes, type Place, type Search } from './resume-pages.repository.ts';

/** A page of a user's resumes. Those that are made or changed meanwhile shift none of what follows. */
export async function pageOfResumes(
  db: Db,
  user: UserRow,
  { limit, cursor, search, searchBy }: ListResumes,
): Promise<Omit<ResumePage, 'success'>> {
  const found = await listResumes(db, user.id, {
    // One more tells whether there is a page after this one.
    limit: limit + 1,
    ...(cursor === undefined ? {} : { after: readCursor(cursor) }),
    ...(search === '' ? {} : { search: toSearch(search, searchBy) }),
  });
  const data = found.resumes.slice(0, limit);
  const last = found.resumes.length > limit ? data.at(-1) : undefined;
  return { data, page: { nextCursor: last ? toCursor(last) : null, total: found.total } };
}

function toSearch(text: string, searchBy: ListResumes['searchBy']): Search {
  const wanted = fold(text);
  const said = ({ id, name }: Template) => fold(searchBy === 'templateId' ? id : name);
  const found = templates.filter((template) => said(template).includes(wanted));
  return { text, templateIds: found.map(({ id }) => id) };
}

const fold = (text: string) => text.normalize().toLowerCase();

const toCursor = ({ updatedAt, id }: ResumeSummary): string => `${updatedAt}_${id}`;

function readCursor(cursor: string): Place {
  const [updatedAt = '', id = '', ...rest] = cursor.split('_');
  if (isMoment(updatedAt) && isUuid(id) && rest.length === 0) return { updatedAt, id };
  throw new AppError('VALIDATION_ERROR', 'Some fields need attention.', {
    errors: { cursor: ['This is not a place in a list of resumes'] },
  });
}

/** As a cursor has it, and a day that there is: the database fails at any other. */
const isMoment = (text: string): boolean =>
  /^[1-9]\d{3}-/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString() === text;
