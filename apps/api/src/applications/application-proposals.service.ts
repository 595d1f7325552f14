import {
  type ApplicationProposal,
  applicationProposalLimits,
  foundFields,
  type ProposeApplication,
} from '@folio/contract/application-proposals';
import type { SuggestionDecision } from '@folio/contract/suggestions';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import type { Author } from '../api-keys/api-keys.service.ts';
import { lockAccount } from '../auth/account.service.ts';
import { AppError } from '../platform/app-error.ts';
import type { Db } from '../platform/database.ts';
import { readStored } from '../platform/read-stored.ts';
import type { UserRow } from '../platform/sessions.ts';
import { inTransaction } from '../platform/transaction.ts';
import { admitBytes, type QuotaContext, sizeOf } from '../quotas/quotas.service.ts';
import { getResumeHead } from '../resumes/resumes.service.ts';
import {
  countWaiting,
  decideProposal,
  insertProposal,
  listProposals,
  type ProposalRow,
  thinDecided,
} from './application-proposals.repository.ts';

export async function applicationProposalsOf(
  db: Db,
  user: UserRow,
): Promise<ApplicationProposal[]> {
  return (await listProposals(db, user.id)).map(present);
}

/** Stores a job that a program has found until its owner adds or declines it. */
export async function proposeApplication(
  { db, configuration }: QuotaContext,
  user: UserRow,
  by: Author,
  { reason, ...fields }: z.output<typeof ProposeApplication>,
): Promise<ApplicationProposal> {
  if (fields.resumeId) await getResumeHead(db, user, fields.resumeId);
  const row = await inTransaction(db, async (tx) => {
    await lockAccount(tx, user.id);
    if ((await countWaiting(tx, user.id)) >= applicationProposalLimits.waiting)
      throw new AppError(
        'QUOTA_EXCEEDED',
        'As many jobs wait as can. Their owner has to look at some first.',
      );
    await thinDecided(tx, user.id);
    await admitBytes(tx, configuration.quotas, user.id, sizeOf({ fields, reason }));
    return insertProposal(tx, { id: uuidv7(), userId: user.id, ...by, fields, reason });
  });
  return present(row);
}

export async function decideApplication(
  db: Db,
  user: UserRow,
  id: string,
  decision: SuggestionDecision,
): Promise<ApplicationProposal> {
  const row = await decideProposal(db, user.id, id, decision);
  if (!row) throw new AppError('SUGGESTION_NOT_FOUND', 'This suggestion is gone.');
  return present(row);
}

const Fields = z.object(foundFields);
const kinds = ['api-key', 'owner'] as const;

const present = (row: ProposalRow): ApplicationProposal => ({
  id: row.id,
  by: { kind: kinds.find((one) => one === row.byKind) ?? 'api-key', name: row.byName },
  application: readStored(Fields, row.fields, 'proposed application').value,
  reason: row.reason,
  decision: row.decision,
  createdAt: row.createdAt.toISOString(),
});
