import type { AiEdit, Finding, Improvement } from '@folio/contract/ai-answers';
import { isProse } from '@folio/contract/ai-texts';
import { textAt } from '@folio/contract/content-path';
import type { ResumeContent, SectionName } from '@folio/contract/resume-content';
import type { Call } from './ai-call.ts';
import { editTexts } from './edits.ts';
import { bestOfPlaces, rewrittenOf } from './improvement-places.ts';
import { contactsOf, factsOf } from './resume-facts.ts';
import { isCurrent, pathOfFinding, summaryPath } from './section-texts.ts';
import type { Written } from './with-model.ts';

const mostImprovements = 12;
const task =
  'You edit sentences of a resume: strong verbs in place of weak openings, active voice, no filler, no "I".';

export type Improvements = { improvements: Improvement[]; edits: AiEdit[] };

/** What is most worth changing, and an edit for each text of it that can be said better. */
export async function improvementsOf(
  call: Call,
  content: ResumeContent,
  findings: readonly Finding[],
  jobDescription: string,
): Promise<Written<Improvements>> {
  const worth = bestOfPlaces(findings).slice(0, mostImprovements);
  const isRewritten = rewrittenOf(worth);
  const texts = worth
    .filter(isRewritten)
    .map((finding) => {
      const path = pathOfFinding(content, finding.path);
      const text = isProse(path) ? (textAt(content, path) ?? '') : '';
      return { ...finding, path, text, current: isCurrent(content, path) === true };
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
      facts: factsOf(content),
      task,
      beside: { 'job description': jobDescription },
    },
  );
  const edits = [...written.value, ...(await missingSummary(call, content, worth))];
  const improvements = worth.map((finding) => {
    const path = pathOfFinding(content, finding.path);
    const edit = edits.find((one) => one.path === path);
    return toImprovement({ ...finding, path }, isRewritten(finding) ? edit : undefined);
  });
  return { ...written, value: { improvements, edits } };
}

/** What the engine would write where there is no summary yet. */
async function missingSummary(
  call: Call,
  content: ResumeContent,
  worth: readonly Finding[],
): Promise<AiEdit[]> {
  const before = content.personalInfo.summary;
  const finding = worth.find(({ path }) => pathOfFinding(content, path) === summaryPath);
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

export const sectionAt = (path: string): SectionName | string => /^\w+/.exec(path)?.[0] ?? '';
