import type { Finding, Improvement } from '@folio/contract/ai-answers';
import type { ResumeContent, SectionName } from '@folio/contract/resume-content';
import type { Call } from './ai-call.ts';
import { bestOfPlaces, rewrittenOf } from './improvement-places.ts';
import { contactsOf, factsOf } from './resume-facts.ts';
import { rewriteTexts } from './rewrite-texts.ts';
import { textAt } from './text-at.ts';
import type { Written } from './with-model.ts';

const mostImprovements = 12;
const task =
  'You edit sentences of a resume: strong verbs in place of weak openings, active voice, no filler, no "I".';

/** What is most worth changing, each with its text before and after where one can be rewritten. */
export async function improvementsOf(
  call: Call,
  content: ResumeContent,
  findings: readonly Finding[],
  jobDescription: string,
): Promise<Written<Improvement[]>> {
  const worth = bestOfPlaces(findings).slice(0, mostImprovements);
  const isRewritten = rewrittenOf(worth);
  const texts = worth.map((one) => (isRewritten(one) ? proseAt(content, one.path) : ''));
  const own = await call.builtIn(
    'improveBullets',
    texts.map((text, index) => ({ text, current: isCurrent(content, worth[index]?.path ?? '') })),
  );
  const places = texts.flatMap((text, index) => (text === '' ? [] : [index]));
  const written = await rewriteTexts(
    { ...call, contacts: contactsOf(content) },
    {
      texts: places.map((index) => texts[index] ?? ''),
      own: places.map((index) => {
        const { text = '', suggestion = text } = own[index] ?? {};
        return worth[index]?.check === 'quantified' ? suggestion : text;
      }),
      facts: factsOf(content),
      task,
      beside: { 'job description': jobDescription },
    },
  );
  const summary = await missingSummary(call, content);
  const value = worth.map((finding, index) => {
    const before = texts[index] ?? '';
    if (before === '')
      return toImprovement(finding, ['', finding.path === summaryPath ? summary : '']);
    const after = written.value[places.indexOf(index)] ?? before;
    return toImprovement(finding, after === before ? ['', ''] : [before, after]);
  });
  return { ...written, value };
}

const summaryPath = 'personalInfo.summary';

/** What the engine would write where there is no summary yet. */
async function missingSummary(call: Call, content: ResumeContent): Promise<string> {
  if (content.personalInfo.summary.trim() !== '') return '';
  const today = new Date().toISOString().slice(0, 7);
  return (await call.builtIn('composeSummary', content, { today })).text;
}

const toImprovement = (
  { path, severity, message }: Finding,
  [before, after]: [string, string],
): Improvement => ({
  section: sectionAt(path),
  priority: severity,
  suggestion: message,
  before,
  after,
  path,
});

export const sectionAt = (path: string): SectionName | string => /^\w+/.exec(path)?.[0] ?? '';

const prose = /(?:\.bullets\[\d+\]|\.description|\.summary)$/;
const proseAt = (content: ResumeContent, path: string) =>
  prose.test(path) ? textAt(content, path) : '';

function isCurrent({ workExperience }: ResumeContent, path: string): boolean {
  const index = /^workExperience\[(\d+)\]/.exec(path)?.[1];
  return index !== undefined && workExperience[Number(index)]?.current === true;
}
