import type { aiRoutes } from '@folio/contract/ai';
import type {
  AiEdit,
  AtsOptimizations,
  Finding,
  Improvement,
  Origin,
  ScoringResult,
  SkillSuggestions,
} from '@folio/contract/ai-answers';
import { isEmptyResume } from '@folio/contract/empty-resume';
import { ownContent } from '@folio/documents/leftovers/without-sample';
import type { z } from 'zod';
import type { Delivered } from '../credits/credits.service.ts';
import type { Call } from './ai-call.ts';
import type { BuiltInCalls } from './built-in-worker.ts';
import { improvementsOf, sectionAt } from './improve.service.ts';
import { summaryPath } from './resume-facts.ts';
import { skillsFor } from './suggestions.service.ts';
import { answer, worthCredits } from './with-model.ts';

type Body = z.output<typeof aiRoutes.optimizeAts.schema.body>;
type ExplainedMatch = Awaited<ReturnType<BuiltInCalls['explainMatch']>>;
type Area = Finding['area'];

const nothingToRead = 'Your resume is empty, so there’s nothing to read yet.';
const maxListed = 8;
const maxKeywords = 30;

/**
 * How applicant tracking systems read a resume, compared with a job description if there is one.
 */
export async function optimizeAts(
  call: Call,
  { resumeData, jobDescription, careerStage }: Body,
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
  const { own } = ownContent(resumeData);
  const [score, explained, skills] = await Promise.all([
    call.builtIn('score', own, { careerStage }),
    call.builtIn('explainMatch', own, jobDescription),
    skillsFor({ ...call, model: undefined }, resumeData, { jobDescription, industry: '' }),
  ]);
  // Without a job description there is no advice about it.
  const advice = jobDescription.trim() === '' ? [] : explained.advice;
  const optimizations = optimizationsOf(score, { ...explained, advice });
  const written = await improvementsOf(call, resumeData, score.findings, jobDescription);
  const isAboutSomebody = !isEmptyResume(resumeData);
  return answer(worthCredits(written, isAboutSomebody, nothingToRead), (improved) => ({
    optimizations,
    ...improved,
    skillSuggestions: skills.value,
  }));
}

/** All numbers come from the score's areas and the match. */
function optimizationsOf(
  { areas, findings }: ScoringResult,
  { match, terms, advice }: ExplainedMatch,
): AtsOptimizations {
  const { found, missing } = match;
  const scoreOf = (name: Area) => areas.find(({ area }) => area === name)?.score ?? 0;
  const formal = findings.filter(({ area }) => area !== 'content');
  const inSummary = findings.filter(({ path }) => path === summaryPath);
  const inExperience = findings.filter(({ path }) => sectionAt(path) === 'workExperience');
  return {
    score: scoreOf('ats'),
    keywordMatch: found.length + missing.length > 0 ? match.score : 0,
    contentScore: scoreOf('content'),
    keywords: {
      missing: missing.slice(0, maxKeywords).map(({ name }) => name),
      found: found.slice(0, maxKeywords).map(({ name }) => name),
      terms: terms.slice(0, 2 * maxKeywords).map(withoutTexts),
    },
    formatting: {
      score: scoreOf('structure'),
      issues: distinct(formal.map(({ message }) => message)),
      recommendations: advice,
    },
    contentAnalysis: {
      summary: judge(inSummary, summaryWeight, 'Your summary says in a few lines who you are.'),
      experience: judge(
        inExperience,
        areas.find(({ area }) => area === 'content')?.max ?? 0,
        'Your experience reads well for people and for hiring software.',
      ),
    },
  };
}

/**
 * Omits the texts, which the caller already has: repeated for each term they could make a response
 * of megabytes.
 */
const withoutTexts = ({ answered, ...term }: ExplainedMatch['terms'][number]) => ({
  ...term,
  answered: answered.map(({ path, start, end }) => ({ path, start, end })),
});

/** The points of the summary check, all of which are lost without a summary. */
const summaryWeight = 4;

function judge(findings: readonly Finding[], weight: number, praise: string) {
  const lost = findings.reduce((sum, { points }) => sum + points, 0);
  return {
    score: weight > 0 ? Math.round((100 * Math.max(0, weight - lost)) / weight) : 0,
    feedback: findings[0]?.message ?? praise,
  };
}

const distinct = (texts: readonly string[]) => [...new Set(texts)].slice(0, maxListed);
