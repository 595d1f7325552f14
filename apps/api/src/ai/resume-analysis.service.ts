import type { aiRoutes } from '@folio/contract/ai';
import type { ScoringResult } from '@folio/contract/ai-answers';
import { listTexts, writeTextAt } from '@folio/contract/content-path';
import type { LetterTarget } from '@folio/contract/cover-letters';
import type { JudgedChange, ResumeMatch } from '@folio/contract/resume-analysis';
import type { ResumeContent } from '@folio/contract/resume-content';
import { type Resume, UpdateResume } from '@folio/contract/resumes';
import { shownContent } from '@folio/contract/without-hidden';
import { ownContent } from '@folio/documents/leftovers/without-sample';
import type { z } from 'zod';
import type { Delivered } from '../credits/credits.service.ts';
import { AppError } from '../platform/app-error.ts';
import type { Db } from '../platform/database.ts';
import { unreadable } from '../platform/read-stored.ts';
import type { UserRow } from '../platform/sessions.ts';
import { type Owner, updateResume } from '../resumes/change-resume.service.ts';
import { isReadable, toResume } from '../resumes/present-resume.ts';
import { getResume, versionConflict } from '../resumes/resumes.service.ts';
import type { BuiltIn, Call } from './ai-call.ts';
import { allowedBy } from './own-words.ts';
import { factsAt, factsOf } from './resume-facts.ts';

export async function scoreResume(owner: Owner, builtIn: BuiltIn): Promise<ScoringResult> {
  const resume = await readResume(owner);
  const { careerStage } = resume.settings;
  const resumeData = shownContent(resume);
  return (await scoreContent({ builtIn }, { resumeData, careerStage })).result.data;
}

export async function matchResume(
  owner: Owner,
  builtIn: BuiltIn,
  jobDescription: string,
): Promise<ResumeMatch> {
  const { own } = ownContent(shownContent(await readResume(owner)));
  const { match, terms } = await builtIn('explainMatch', own, jobDescription);
  const { score, knockouts, suggestions } = match;
  const needs = terms.map(({ name, level, isFound, answered }) => ({
    name,
    level,
    isFound,
    paths: [...new Set(answered.map(({ path }) => path))],
  }));
  return { score, needs, knockouts, suggestions };
}

type TextChange = { path: string; was: string; text: string };

/** Changes a text if it is unchanged since it was read and the fact guard accepts the new one. */
export async function changeText(
  owner: Owner,
  builtIn: BuiltIn,
  change: TextChange,
): Promise<JudgedChange> {
  const { path, was, text } = change;
  const resume = await readResume(owner);
  const { content, version } = resume;
  const before = listTexts(content).find((one) => one.path === path)?.text;
  if (before === undefined) throw noText();
  if (before !== was)
    throw versionConflict(await getResume(owner.context.db, owner.user, owner.id));
  const { verdict, flags } = await judgeText(builtIn, content, { path, before, text });
  if (verdict === 'refused' || text === before)
    return { verdict, isWritten: false, flags, version };
  return {
    verdict,
    isWritten: true,
    flags,
    version: await write(owner, resume, change),
  };
}

/** The fact guard's verdict about replacing a text of a resume. */
export async function judgeText(
  builtIn: BuiltIn,
  content: ResumeContent,
  { path, before, text }: { path: string; before: string; text: string },
): Promise<Pick<JudgedChange, 'verdict' | 'flags'>> {
  return judge(builtIn, `${before}\n${factsAt(ownContent(content).own, path)}`, text);
}

/** A text that belongs to a resume, with further allowed statements such as its addressee. */
type TextBeside = { text: string; allowed: readonly string[]; jobDescription: string } & (
  | { kind: 'letter'; target: LetterTarget }
  | { kind: 'answer'; question: string; company: string }
);

/**
 * The fact guard's verdict about a letter or answer. In addition to the facts, the standard phrases
 * of built-in letters are allowed.
 */
export async function judgeBeside(
  builtIn: BuiltIn,
  { db, user, id }: { db: Db; user: UserRow; id: string | null },
  { text, allowed, jobDescription, ...what }: TextBeside,
): Promise<Pick<JudgedChange, 'verdict' | 'flags'>> {
  if (id === null) return judge(builtIn, allowed.join('\n'), text);
  const content = await ownContentOf(db, user, id);
  const today = new Date().toISOString().slice(0, 7);
  const own =
    what.kind === 'letter'
      ? await builtIn('composeCoverLetter', content, jobDescription, {
          target: what.target,
          tone: 'professional',
          today,
        })
      : await builtIn('answerQuestion', content, what.question, jobDescription, {
          company: what.company,
          today,
        });
  const source = [factsOf(content), ...allowedBy(own), ...allowed].join('\n');
  return judge(builtIn, source, text);
}

async function judge(
  builtIn: BuiltIn,
  source: string,
  output: string,
): Promise<Pick<JudgedChange, 'verdict' | 'flags'>> {
  const [judged] = await builtIn('judgeRewrites', [{ source, output }]);
  if (!judged) throw new Error('The guard has judged nothing');
  const flags = judged.flags.map((flag) => ({ kind: flag.kind, text: flag.text }));
  return { verdict: judged.verdict, flags };
}

async function ownContentOf(db: Db, user: UserRow, id: string): Promise<ResumeContent> {
  const row = await getResume(db, user, id);
  if (!isReadable(row)) throw unreadable();
  return ownContent(shownContent(toResume(row))).own;
}

/** Writes to the version that was judged; a newer version is a conflict. */
async function write(
  owner: Owner,
  { content, version }: Resume,
  { path, text }: TextChange,
): Promise<number> {
  const changed = { content: writeTextAt(content, path, text), version, reason: 'ai' };
  const read = UpdateResume.safeParse(changed);
  if (!read.success)
    throw new AppError('VALIDATION_ERROR', 'Some fields need attention.', {
      errors: { text: read.error.issues.map(({ message }) => message) },
    });
  return (await updateResume(owner, read.data)).version;
}

async function readResume({ context, user, id }: Owner): Promise<Resume> {
  const row = await getResume(context.db, user, id);
  if (!isReadable(row)) throw unreadable();
  return toResume(row);
}

const noText = () =>
  new AppError('VALIDATION_ERROR', 'Some fields need attention.', {
    errors: { path: ['There is no text at this path.'] },
  });

type Body = z.output<typeof aiRoutes.score.schema.body>;

/**
 * Scores a content with the built-in engine, so that equal resumes have equal scores. A resume with
 * too little text is refused for free.
 */
export async function scoreContent(
  { builtIn }: Pick<Call, 'builtIn'>,
  { resumeData, isScan, careerStage }: Body,
): Promise<Delivered<{ data: ScoringResult }>> {
  // Sample text is excluded.
  const { own } = ownContent(resumeData);
  const data = await builtIn('score', own, { isScan, careerStage });
  return { result: { data }, isFree: data.limit?.kind === 'few-words' };
}
