import { readStoredValue, type StoredReading, UnreadableError } from '@folio/contract/stored-value';
import { defaultTemplateId, type TemplateId, templateIds } from '@folio/contract/template-ids';
import type { z } from 'zod';
import { AppError } from './app-error.ts';
import { publish } from './telemetry.ts';

const reported = new Set<string>();

/**
 * Reads a row's value as far as this release can; the row stays unchanged. Invalid known fields are
 * listed in `misfits`, and logged once per field without their values.
 *
 * @param record its name in the log, such as 'resume content'.
 * @throws AppError `UNREADABLE` if the value as a whole has another type, because the next save
 * would store the default.
 */
export function readStored<S extends z.ZodType>(
  schema: S,
  stored: unknown,
  record: string,
): StoredReading<z.output<S>> {
  const reading = readRecord(schema, stored, record);
  for (const field of reading.misfits) reportOnce(record, field);
  return reading;
}

function readRecord<S extends z.ZodType>(schema: S, stored: unknown, record: string) {
  try {
    return readStoredValue(schema, stored);
  } catch (error) {
    if (!(error instanceof UnreadableError)) throw error;
    reportOnce(record, '');
    throw unreadable();
  }
}

export const unreadable = () =>
  new AppError('UNREADABLE', 'We can’t read what’s stored here. Nothing is lost.');

function reportOnce(record: string, field: string): void {
  if (reported.has(`${record} ${field}`)) return;
  reported.add(`${record} ${field}`);
  publish('misfit', { record, field });
}

/** A template of a later release is shown as the default one; the row keeps it. */
export const readTemplateId = (stored: string): TemplateId =>
  templateIds.find((id) => id === stored) ?? defaultTemplateId;
