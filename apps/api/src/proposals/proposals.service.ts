import {
  type AnswerProposal,
  type Proposal,
  type ProposedAnswer,
  type ProposedLetter,
  type ProposedNewLetter,
  proposalLimits,
} from '@folio/contract/proposals';
import type { JudgedChange } from '@folio/contract/resume-analysis';
import type { SuggestionDecision } from '@folio/contract/suggestions';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import { getApplication } from '../applications/applications.service.ts';
import { lockAccount } from '../auth/account.service.ts';
import { addLetter, admitPlaces, saveLetter } from '../letters/letters.service.ts';
import { AppError } from '../platform/app-error.ts';
import type { Db, Tx } from '../platform/database.ts';
import type { UserRow } from '../platform/sessions.ts';
import { inTransaction } from '../platform/transaction.ts';
import { updateQuestion } from '../questions/questions.service.ts';
import { admitBytes, sizeOf } from '../quotas/quotas.service.ts';
import {
  countBegun,
  countWaiting,
  decideProposal,
  insertProposal,
  listAnswerProposals,
  listProposals,
  type ProposalRow,
  type Proposed,
  thinDecided,
} from './proposals.repository.ts';
import {
  judgeText,
  ofAnswer,
  ofLetter,
  type ProposalContext,
  type ProposedText,
} from './proposed-text.service.ts';

/** The author of a proposal, as it is stored. */
export type Proposer = Pick<ProposalRow, 'byKind' | 'byName'> & Partial<Pick<ProposalRow, 'keyId'>>;
export async function proposalsOf(db: Db, of: Proposed): Promise<Proposal[]> {
  return (await listProposals(db, of)).map(present);
}

export async function answerProposalsOf(db: Db, user: UserRow): Promise<AnswerProposal[]> {
  const rows = await listAnswerProposals(db, user.id);
  return rows.flatMap((row) =>
    row.questionId === null ? [] : { ...present(row), questionId: row.questionId },
  );
}

type Wording = Pick<ProposalRow, 'before' | 'after' | 'reason'>;

/** Stores a proposal with the fact guard's verdict, which is informational. */
export async function propose(
  context: ProposalContext,
  text: ProposedText,
  by: Proposer,
  wording: Wording,
): Promise<Proposal> {
  refuseUnlike(text, wording);
  const judged = await judgeText(context, text, wording.after);
  const kept = { ...wording, ...judged, ...by, of: text.of };
  return present(await inTransaction(context.db, (tx) => keep(tx, context, kept)));
}

type Kept = Wording & Proposer & Pick<JudgedChange, 'verdict' | 'flags'> & { of: Proposed };

async function keep(
  tx: Tx,
  { configuration, user }: ProposalContext,
  { of, ...values }: Kept,
): Promise<ProposalRow> {
  await lockAccount(tx, user.id);
  if ((await countWaiting(tx, of)) >= proposalLimits.waiting) throw tooMany();
  await thinDecided(tx, of);
  await admitBytes(tx, configuration.quotas, user.id, sizeOf(values));
  return insertProposal(tx, { ...values, ...of, id: uuidv7() });
}

/**
 * Creates an empty letter with a proposed text in one transaction, so that a refused text leaves no
 * empty letter. The number of such letters is limited.
 */
export async function proposeLetter(
  context: ProposalContext,
  by: Proposer,
  { text, reason, ...head }: z.output<typeof ProposedNewLetter>,
): Promise<Proposal & { letter: { id: string } }> {
  const { db, user } = context;
  const job = head.applicationId ? await getApplication(db, user, head.applicationId) : undefined;
  const proposal = {
    ...head,
    role: head.role || (job?.role ?? ''),
    company: head.company || (job?.company ?? ''),
    resumeId: head.resumeId ?? job?.resumeId ?? null,
  };
  await admitPlaces(db, user, proposal);
  const { role, company, hiringManager, resumeId, applicationId } = proposal;
  const target = { role, company, hiringManager };
  const judged = await judgeText(
    context,
    { kind: 'letter', now: '', motivation: '', resumeId, applicationId, target },
    text,
  );
  const texts = { jobDescription: '', address: '', subject: '', date: '', text: '' };
  const body = { ...texts, motivation: '' };
  return inTransaction(db, async (tx) => {
    await lockAccount(tx, user.id);
    if ((await countBegun(tx, user.id)) >= proposalLimits.newLetters) throw tooManyNew();
    const letterId = await addLetter(tx, context, user, { ...proposal, ...body });
    const of = { userId: user.id, letterId };
    const row = await keep(tx, context, { before: '', after: text, reason, ...judged, ...by, of });
    return { ...present(row), letter: { id: letterId } };
  });
}

/**
 * Replaces a letter's text if it is unchanged since it was judged; refused texts are not written.
 */
export async function changeLetter(
  context: ProposalContext,
  id: string,
  wording: Omit<z.output<typeof ProposedLetter>, 'reason'>,
): Promise<JudgedChange> {
  const { letter, text } = await ofLetter(context, id);
  return change(context, text, wording, async (after, version) => {
    const { id: _, name, resumeId, applicationId, createdAt, updatedAt, ...content } = letter;
    const saved = { ...content, text: after, version, reason: 'ai' as const };
    return (await saveLetter(context, context.user, id, saved)).version;
  });
}

export async function changeAnswer(
  context: ProposalContext,
  id: string,
  { resumeId, ...wording }: Omit<z.output<typeof ProposedAnswer>, 'reason'>,
): Promise<JudgedChange> {
  const { text } = await ofAnswer(context, id, resumeId);
  return change(
    context,
    text,
    wording,
    async (answer, version) =>
      (await updateQuestion(context, context.user, id, { answer, version })).version,
  );
}

async function change(
  context: ProposalContext,
  text: ProposedText,
  wording: Pick<Wording, 'before' | 'after'>,
  write: (after: string, version: number) => Promise<number>,
): Promise<JudgedChange> {
  refuseUnlike(text, wording);
  const judged = await judgeText(context, text, wording.after);
  const isWritten = judged.verdict !== 'refused';
  const version = isWritten ? await write(wording.after, text.version) : text.version;
  return { ...judged, isWritten, version };
}

function refuseUnlike(
  { now }: ProposedText,
  { before, after }: Pick<Wording, 'before' | 'after'>,
): void {
  if (before !== now)
    throw new AppError('VERSION_CONFLICT', 'This text was changed in the meantime.');
  if (before !== after) return;
  const problem = 'This is what the text says already.';
  throw new AppError('VALIDATION_ERROR', 'Some fields need attention.', {
    errors: { after: [problem] },
  });
}

export async function decide(
  db: Db,
  of: Proposed,
  id: string,
  decision: SuggestionDecision,
): Promise<Proposal> {
  const row = await decideProposal(db, of, id, decision);
  if (!row) throw new AppError('SUGGESTION_NOT_FOUND', 'This suggestion is gone.');
  return present(row);
}

const kinds = ['reviewer', 'api-key', 'owner'] as const;
const verdicts = ['clear', 'doubtful', 'refused'] as const;

const present = (row: ProposalRow): Proposal => ({
  id: row.id,
  by: { kind: kinds.find((one) => one === row.byKind) ?? 'api-key', name: row.byName },
  before: row.before,
  after: row.after,
  reason: row.reason,
  verdict: verdicts.find((one) => one === row.verdict) ?? 'doubtful',
  flags: row.flags,
  decision: row.decision,
  createdAt: row.createdAt.toISOString(),
});

const tooManyNew = () =>
  new AppError(
    'QUOTA_EXCEEDED',
    `${proposalLimits.newLetters} proposed letters wait already. Their owner has to look at some first.`,
  );

const tooMany = () =>
  new AppError(
    'QUOTA_EXCEEDED',
    'This text has as many proposals as it can hold. Its owner has to look at some first.',
  );
