import type { aiRoutes } from '@folio/contract/ai';
import type { AiEdit, Finding, Improvement, Origin } from '@folio/contract/ai-answers';
import { isProse } from '@folio/contract/ai-texts';
import { parsePath, textAt } from '@folio/contract/content-path';
import { isEmptyResume } from '@folio/contract/empty-resume';
import type { ResumeContent } from '@folio/contract/resume-content';
import { ownContent } from '@folio/documents/leftovers/without-sample';
import type { z } from 'zod';
import type { Delivered } from '../credits/credits.service.ts';
import type { Call } from './ai-call.ts';
import { editTexts } from './edits.ts';
import { contactsOf, factsAt, isCurrent, summaryPath } from './resume-facts.ts';
import { type AiResult, answer, worthCredits } from './with-model.ts';

type Body = Exclude<
  Extract<z.output<typeof aiRoutes.improve.schema.body>, { resumeData: unknown }>,
  { improvementType: 'section' }
>;

const leftToDo = 'Nothing was reworded: only you can make these changes. Each one says what to do.';

/** Suggests the most valuable changes of a resume. */
export async function improveResume(
  call: Call,
  { resumeData, jobDescription, careerStage }: Body,
): Promise<
  Delivered<{ overallScore: number; improvements: Improvement[]; edits: AiEdit[] } & Origin>
> {
  const { own } = ownContent(resumeData);
  const { overallScore, findings } = await call.builtIn('score', own, { careerStage });
  const written = await improvementsOf(call, resumeData, findings, jobDescription);
  const isRewritten = !isEmptyResume(resumeData) && written.value.edits.length > 0;
  const why = written.value.improvements.length > 0 ? leftToDo : undefined;
  return answer(worthCredits(written, isRewritten, why), (improved) => ({
    overallScore,
    ...improved,
  }));
}

const maxImprovements = 12;
const task =
  'You edit sentences of a resume: strong verbs in place of weak openings, active voice, no filler, no "I".';

type Improvements = { improvements: Improvement[]; edits: AiEdit[] };

/** The most valuable changes, with an edit for each text that can be improved. */
export async function improvementsOf(
  call: Call,
  content: ResumeContent,
  findings: readonly Finding[],
  jobDescription: string,
): Promise<AiResult<Improvements>> {
  const worth = bestOfPlaces(findings).slice(0, maxImprovements);
  const isRewritten = rewrittenOf(worth);
  const texts = worth
    .filter(isRewritten)
    .map((finding) => {
      const { path } = finding;
      const text = isProse(path) ? (textAt(content, path) ?? '') : '';
      return { ...finding, text, current: isCurrent(content, path) === true };
    })
    .filter(({ text }) => text !== '');
  const own = await call.builtIn('improveBullets', texts);
  const written = await editTexts(
    { ...call, contacts: contactsOf(content) },
    {
      drafts: texts.map(({ path, text: before, check, message: reason }, index) => {
        const { text = before, suggestion = text } = own[index] ?? {};
        return { path, before, own: { after: check === 'quantified' ? suggestion : text, reason } };
      }),
      factsAt: (path) => factsAt(content, path),
      task,
      beside: { 'job description': jobDescription },
    },
  );
  const edits = [...written.value, ...(await missingSummary(call, content, worth))];
  const improvements = worth.map((finding) => {
    const edit = edits.find(({ path }) => path === finding.path);
    return toImprovement(finding, isRewritten(finding) ? edit : undefined);
  });
  return { ...written, value: { improvements, edits } };
}

/** Returns a summary by the engine if there is none yet. */
async function missingSummary(
  call: Call,
  content: ResumeContent,
  worth: readonly Finding[],
): Promise<AiEdit[]> {
  const before = content.personalInfo.summary;
  const finding = worth.find(({ path }) => path === summaryPath);
  if (!finding || before.trim() !== '') return [];
  const today = new Date().toISOString().slice(0, 7);
  const { text: after } = await call.builtIn('composeSummary', content, { today });
  return after === '' ? [] : [{ path: summaryPath, before, after, reason: finding.message }];
}

const toImprovement = (
  { path, severity, message }: Finding,
  { before, after }: Pick<AiEdit, 'before' | 'after'> = { before: '', after: '' },
): Improvement => ({
  section: sectionAt(path),
  priority: severity,
  suggestion: message,
  before,
  after,
  path,
});

export const sectionAt = (path: string): string => parsePath(path)?.section ?? '';

/** A missing result is a fact that only the person knows, so no rewrite can fix it. */
const asksForFact = ({ check }: Finding): boolean => check === 'results';

/**
 * The most valuable finding for each text; if that asks for a fact, also the best one about
 * wording.
 */
export function bestOfPlaces(findings: readonly Finding[]): Finding[] {
  const best = new Map<string, Finding>();
  for (const finding of findings.toSorted((a, b) => b.points - a.points)) {
    const first = best.get(finding.path);
    if (!first) best.set(finding.path, finding);
    else if (asksForFact(first) && !asksForFact(finding) && !best.has(wording(finding.path)))
      best.set(wording(finding.path), finding);
  }
  return [...best.values()];
}

const wording = (path: string) => `${path} wording`;

/** Rewrites each text once, with the finding as its reason. */
export function rewrittenOf(worth: readonly Finding[]): (finding: Finding) => boolean {
  const reasons = new Map<string, Finding>();
  for (const finding of worth)
    if (!asksForFact(finding) || !reasons.has(finding.path)) reasons.set(finding.path, finding);
  return (finding) => reasons.get(finding.path) === finding;
}
