import { readStoredValue, type StoredReading } from '@folio/contract/stored-value';
import { defaultTemplateId, type TemplateId, templateIds } from '@folio/contract/templates';
import type { z } from 'zod';
import { publish } from './telemetry.ts';

const reported = new Set<string>();

/**
 * What a row holds, as far as this release can read it; the row stays as it is. Where known fields do
 * not fit, `misfits` names them, and so does the log: once for each field, and without its value.
 *
 * @param record what the log calls it, such as 'resume content'.
 */
export function readStored<S extends z.ZodType>(
  schema: S,
  stored: unknown,
  record: string,
): StoredReading<z.output<S>> {
  const reading = readStoredValue(schema, stored);
  const { misfits } = reading;
  for (const field of misfits) {
    if (reported.has(`${record} ${field}`)) continue;
    reported.add(`${record} ${field}`);
    publish('misfit', { record, field });
  }
  return reading;
}

/** A template of a later release is shown as the default one; the row keeps it. */
export const readTemplateId = (stored: string): TemplateId =>
  templateIds.find((id) => id === stored) ?? defaultTemplateId;
