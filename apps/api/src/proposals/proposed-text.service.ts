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
    // What a form asks for ('how you led 40 engineers') is not a fact.
    allowed: [now],
    kind: 'answer',
    question,
    company: '',
  });
}

const noTarget: LetterTarget = { role: '', company: '', hiringManager: '' };

/** A name is short and has no numbers: 'Analyst who led 40 engineers' is a claim. */
const maxWords = 8;
const isName = (name: string): boolean =>
  name.trim() !== '' && name.trim().split(/\s+/).length <= maxWords && !/\d{2}|%/.test(name);

/**
 * Masks the names of the job, where they appear whole, as plain words. A proposed letter may
 * mention its job, but the words of those names are no facts about the person.
 *
 * @param names by their placeholder.
 */
export function withoutNames(
  text: string,
  names: Readonly<Record<string, readonly string[]>>,
): string {
  const pairs = Object.entries(names).flatMap(([plain, all]) =>
    all.filter(isName).map((name) => ({ plain, name: name.trim() })),
  );
  return pairs
    .toSorted((one, other) => other.name.length - one.name.length)
    .reduce((result, { plain, name }) => withoutName(result, name, plain), text);
}

const isOfWord = (letter = ''): boolean => /[\p{L}\p{N}]/u.test(letter);

function withoutName(text: string, name: string, plain: string): string {
  // Some capitals change length in lower case, which would shift the offsets.
  const isFolded = text.toLowerCase().length === text.length;
  const [where, sought] = isFolded ? [text.toLowerCase(), name.toLowerCase()] : [text, name];
  let result = '';
  let at = 0;
  for (let found = where.indexOf(sought); found >= 0; found = where.indexOf(sought, found + 1)) {
    const end = found + sought.length;
    if (found < at || isOfWord(text[found - 1]) || isOfWord(text[end])) continue;
    result += text.slice(at, found) + plain;
    at = end;
  }
  return result + text.slice(at);
}
