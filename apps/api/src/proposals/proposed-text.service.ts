import type { LetterTarget } from '@folio/contract/cover-letters';
import type { JudgedChange } from '@folio/contract/resume-analysis';
import type { BuiltIn } from '../ai/ai-call.ts';
import { withoutOwnWords } from '../ai/own-words.ts';
import { judgeBeside } from '../ai/resume-analysis.service.ts';
import { getApplication } from '../applications/applications.service.ts';
import { getLetter } from '../letters/letters.service.ts';
import type { UserRow } from '../platform/sessions.ts';
import { getQuestion } from '../questions/questions.service.ts';
import type { QuotaContext } from '../quotas/quotas.service.ts';
import { withoutNames } from './names-of-job.ts';
import type { Proposed } from './proposals.repository.ts';

export type ProposalContext = QuotaContext & { builtIn: BuiltIn; user: UserRow };

/** The context for judging a text: the current one, its resume, and its kind. */
type HeldText = { now: string; resumeId: string | null; applicationId: string | null } & (
  | { kind: 'letter'; target: LetterTarget; motivation: string }
  | { kind: 'answer'; question: string }
);
/** A text to be replaced, and its location. */
export type ProposedText = HeldText & { of: Proposed; version: number };

export async function ofLetter({ db, user }: Pick<ProposalContext, 'db' | 'user'>, id: string) {
  const letter = await getLetter(db, user, id);
  const { role, company, hiringManager, motivation, resumeId, applicationId, version } = letter;
  const of = { userId: user.id, letterId: letter.id };
  const target = { role, company, hiringManager };
  const place = { of, version, now: letter.text, resumeId, applicationId };
  const text: ProposedText = { ...place, kind: 'letter', target, motivation };
  return { letter, text };
}

export async function ofAnswer(
  { db, user }: Pick<ProposalContext, 'db' | 'user'>,
  id: string,
  resumeId: string | null = null,
) {
  const question = await getQuestion(db, user, id);
  const { applicationId, version } = question;
  const of = { userId: user.id, questionId: question.id };
  const place = { of, version, now: question.answer, resumeId, applicationId };
  const text: ProposedText = { ...place, kind: 'answer', question: question.question };
  return { question, text };
}

/** Judges a text by the resume and the current text; the job's names are allowed. */
export async function judgeText(
  { db, user, builtIn }: ProposalContext,
  text: HeldText,
  after: string,
): Promise<Pick<JudgedChange, 'verdict' | 'flags'>> {
  const { resumeId, applicationId, now } = text;
  const job = applicationId ? await getApplication(db, user, applicationId) : undefined;
  const { role = '', company = '', jobDescription = '' } = job ?? {};
  const owner = { db, user, id: resumeId ?? job?.resumeId ?? null };
  const target = text.kind === 'letter' ? text.target : noTarget;
  const nameless = withoutNames(after, {
    'this position': [target.role, role],
    'the company': [target.company, company],
    'the team': [target.hiringManager],
  });
  const beside = { text: nameless, jobDescription };
  if (text.kind === 'letter')
    return judgeBeside(builtIn, owner, {
      ...beside,
      text: withoutOwnWords(nameless, text.motivation),
      allowed: [now],
      kind: 'letter',
      target: noTarget,
    });
  const { question } = text;
  return judgeBeside(builtIn, owner, {
    ...beside,
    // What a form asks for ('how you led 40 engineers') is no fact.
    allowed: [now],
    kind: 'answer',
    question,
    company: '',
  });
}

const noTarget: LetterTarget = { role: '', company: '', hiringManager: '' };
