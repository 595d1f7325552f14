import { validate as isUuid } from 'uuid';
import { AppError } from '../platform/app-error.ts';

export type Page<Row> = { success: true; data: Row[]; page: { nextCursor: string | null } };

/** Expects one row more than the limit, which shows whether there is a next page. */
export function toPage<Row>(rows: Row[], limit: number, cursorOf: (row: Row) => string): Page<Row> {
  const data = rows.slice(0, limit);
  const last = rows.length > limit ? data.at(-1) : undefined;
  return { success: true, data, page: { nextCursor: last ? cursorOf(last) : null } };
}

const noPlace = () => new AppError('VALIDATION_ERROR', 'This is not a place in this list.');

/** A cursor for lists sorted by id. */
export function idCursor(cursor: string | undefined): string | undefined {
  if (cursor !== undefined && !isUuid(cursor)) throw noPlace();
  return cursor;
}

/** A cursor for lists sorted by time: the time, and an id for equal times. */
export const toMomentCursor = (at: string, id: string): string => `${at} ${id}`;

export function momentCursor(cursor: string | undefined): { at: string; id: string } | undefined {
  if (cursor === undefined) return undefined;
  // PostgreSQL has no year 0.
  const [, at = '', id = ''] = /^([1-9]\d{3}-\d\d-\d\dT[\d:.]+Z) (.+)$/.exec(cursor) ?? [];
  if (Number.isNaN(Date.parse(at)) || id.includes('\0')) throw noPlace();
  return { at: new Date(at).toISOString(), id };
}
