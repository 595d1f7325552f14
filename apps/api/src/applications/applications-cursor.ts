import { Day } from '@folio/contract/application-fields';
import type { ListApplications } from '@folio/contract/application-list';
import { z } from 'zod';
import { AppError } from '../platform/app-error.ts';
import { parseJson } from '../platform/parse-json.ts';

const dayKey = Day.or(z.literal('infinity'));
/** A valid timestamp in the database's format, which rejects any other. */
const timeKey = z
  .string()
  .regex(
    /^[1-9]\d{3}-\d\d-\d\d (?:[01]\d|2[0-3])(?::[0-5]\d){2}(?:\.\d{1,6})?[+-](?:0\d|1[0-4])(?::[0-5]\d)?$/,
  )
  .refine((text) => z.iso.date().safeParse(text.slice(0, 10)).success);
const keys: Record<ListApplications['order'], z.ZodType<string>> = {
  created: z.uuid(),
  updated: timeKey,
  role: z.string(),
  company: z.string(),
  nextStep: dayKey,
  deadline: dayKey,
};

export const writeCursor = (place: { order: string; key: string; id: string }): string =>
  Buffer.from(JSON.stringify(place)).toString('base64url');

export function readCursor(cursor: string, order: ListApplications['order']) {
  const Place = z.object({ order: z.literal(order), key: keys[order], id: z.uuid() });
  const place = Place.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()));
  if (place.success && !place.data.key.includes('\0')) return place.data;
  throw new AppError('VALIDATION_ERROR', 'Some fields need attention.', {
    errors: { cursor: ['This is not a place in this list of applications'] },
  });
}
