import type { aiRoutes } from '@folio/contract/ai';
import type {
  AiEdit,
  AtsOptimizations,
  Finding,
  Improvement,
  Origin,
  SkillSuggestions,
} from '@folio/contract/ai-answers';
import type { z } from 'zod';
import type { Delivered } from '../credits/credits.service.ts';
import type { Call } from './ai-call.ts';
import type { BuiltInCalls } from './built-in-worker.ts';
import { improvementsOf, sectionAt } from './improve.service.ts';
import { isEmptyResume, summaryPath } from './resume-facts.ts';
import { skillsFor } from './suggestions.service.ts';
import { answer, worthCredits } from './with-model.ts';

type Body = z.output<typeof aiRoutes.optimizeAts.schema.body>;
type ResumeScore = Awaited<ReturnType<BuiltInCalls['score']>>;
type ExplainedMatch = Awaited<ReturnType<BuiltInCalls['explainMatch']>>;
type JobMatch = ExplainedMatch['match'];

const nothingToRead = 'Your resume is empty, so there’s nothing to read yet.';
const mostListed = 8;
const mostKeywords = 30;
/** Of a job match's 100 points. */
const mostForKeywords = 60;

/** How programs that sort resumes read this one, beside the job description if there is one. */
export async function optimizeAts(
  call: Call,
  { resumeData, jobDescription }: Body,
): Promise<
  Delivered<
    {
      optimizations: AtsOptimizations;
      improvements: Improvement[];
      edits: AiEdit[];
      skillSuggestions: SkillSuggestions;
    } & Origin
  >
> {
  const [score, explained, skills] = await Promise.all([
    call.builtIn('score', resumeData),
    call.builtIn('explainMatch', resumeData, jobDescription),
    skillsFor({ ...call, model: undefined }, resumeData, { jobDescription, industry: '' }),
  ]);
  const optimizations = optimizationsOf(score, explained);
  const written = await improvementsOf(call, resumeData, score.findings, jobDescription);
  const isAboutSomebody = !isEmptyResume(resumeData);
  return answer(worthCredits(written, isAboutSomebody, nothingToRead), (improved) => ({
    optimizations,
    ...improved,
    skillSuggestions: skills.value,
  }));
}

function optimizationsOf(
  { areas, findings }: ResumeScore,
  { match, terms }: ExplainedMatch,
): AtsOptimizations {
  const { found, missing, parts } = match;
  const isAsked = found.length + missing.length > 0;
  const formal = findings.filter(({ area }) => area !== 'content');
  const inSummary = findings.filter(({ path }) => path === summaryPath);
  const inExperience = findings.filter(({ path }) => sectionAt(path) === 'workExperience');
  return {
    score: isAsked ? match.score : percent(areas.ats),
    keywordMatch: percent({ score: parts.keywords, max: mostForKeywords }),
    contentScore: percent(areas.content),
    keywords: {
      missing: missing.slice(0, mostKeywords).map(({ name }) => name),
      found: found.slice(0, mostKeywords).map(({ name }) => name),
      terms: terms.slice(0, 2 * mostKeywords).map(withoutTexts),
    },
    formatting: {
      score: percent({
        score: areas.structure.score + areas.ats.score,
        max: areas.structure.max + areas.ats.max,
      }),
      issues: distinct(formal.map(({ message }) => message)),
      recommendations: recommendationsOf(match),
    },
    contentAnalysis: {
      summary: judge(inSummary, summaryWeight, 'Your summary says in a few lines who you are.'),
      experience: judge(
        inExperience,
        areas.content.max,
        'Your experience reads well for people and for hiring software.',
      ),
    },
  };
}

/** The caller has the texts: repeated at every place they could make an answer of megabytes. */
const withoutTexts = ({ answered, ...term }: ExplainedMatch['terms'][number]) => ({
  ...term,
  answered: answered.map(({ path, start, end }) => ({ path, start, end })),
});

/** What the check of the summary is worth: without one, all of it. */
const summaryWeight = 4;

function judge(findings: readonly Finding[], weight: number, praise: string) {
  const lost = findings.reduce((sum, { points }) => sum + points, 0);
  return {
    score: percent({ score: Math.max(0, weight - lost), max: weight }),
    feedback: findings[0]?.message ?? praise,
  };
}

const recommendationsOf = ({ suggestions, knockouts }: JobMatch): string[] => [
  ...suggestions.slice(0, mostListed),
  ...knockouts.slice(0, mostListed).map(({ text }) => `The job asks for this: ${text.trim()}`),
];

const percent = ({ score, max }: { score: number; max: number }) => Math.round((100 * score) / max);
const distinct = (texts: readonly string[]) => [...new Set(texts)].slice(0, mostListed);
