import { ApplicationStatus, applicationFields } from '@folio/contract/application-fields';
import type { Application, ApplicationSummary } from '@folio/contract/applications';
import { z } from 'zod';
import { readStored } from '../platform/read-stored.ts';
import type { ApplicationRow } from './applications.repository.ts';

const Stored = z.object(applicationFields);

/**
 * Texts longer than this release allows, written by a later one, are truncated; the row keeps them
 * until they are edited.
 */
export function toApplication({
  id,
  version,
  createdAt,
  updatedAt,
  statusDay,
  ...row
}: ApplicationRow): Application {
  const fields = readStored(Stored, row, 'application').value;
  return {
    ...fields,
    id,
    version,
    statusDay,
    appliedDay: fields.events.find(({ status }) => status === 'applied')?.day ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

type SummaryRow = Omit<ApplicationSummary, 'had' | 'createdAt' | 'updatedAt'> & {
  had: string[];
  createdAt: Date;
  updatedAt: Date;
};

const isKnown = (status: string): status is ApplicationStatus =>
  ApplicationStatus.safeParse(status).success;

/** A status of a later release is shown as the first one; the row keeps it. */
export const toSummary = ({
  status,
  had,
  createdAt,
  updatedAt,
  ...row
}: SummaryRow): ApplicationSummary => ({
  ...row,
  status: ApplicationStatus.safeParse(status).data ?? 'saved',
  had: [...new Set(had.filter(isKnown))],
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});
