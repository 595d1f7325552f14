import { type Finding, type ScoringResult, scoreAreas } from '@folio/contract/ai-answers';
import { mostWithoutVerdict, scoredFromWords } from '@folio/contract/score-limits';
import type { ResumeScore } from './score-resume.ts';

const maxFeedback = 6;
const titles = {
  content: 'Content Quality',
  structure: 'Format & Structure',
  ats: 'ATS Compatibility',
} as const;
/** Fills the shorter one of the lists of strengths and improvements. */
const encouragement = [
  'You’ve made a start.',
  'Every missing point comes with a reason and a way to win it back.',
  'Analyze your resume again after you change it. The same text always gets the same score.',
];
const nextSteps = [
  'Compare it with the job description you’re applying to.',
  'Have someone who knows your work read it.',
  'Cut what the next job doesn’t need.',
];

/**
 * Formats a score as the API returns it, in words beside the numbers. Works the same on a server
 * and in a browser.
 */
export function toScoringResult(
  report: ResumeScore,
  { isScan }: { isScan?: boolean | undefined } = {},
): ScoringResult {
  const { overall, areas, findings, strengths, wordCount, career } = report;
  const limit = limitOf(report, isScan);
  const weaknesses = mostWorth(findings);
  return {
    overallScore: limit ? Math.min(overall, mostWithoutVerdict) : overall,
    feedback: interleave(report, weaknesses, limit),
    strengths,
    weaknesses: weaknesses.slice(0, maxFeedback),
    improvementTips: tipsFor(findings),
    areas: scoreAreas.map((area) => {
      const { score: points, max } = areas[area];
      return { area, title: titles[area], score: Math.round((100 * points) / max), points, max };
    }),
    findings,
    wordCount,
    ...(limit ? { limit } : {}),
    career,
  };
}

type Limit = ScoringResult['limit'];

/**
 * Caps the score if there is too little evidence: few words, or a file that programs cannot read.
 */
function limitOf({ wordCount }: ResumeScore, isScan: boolean | undefined): Limit {
  if (wordCount < scoredFromWords)
    return {
      kind: 'few-words',
      reason: `Your score starts at ${scoredFromWords} words. This resume has ${wordCount}.`,
    };
  return isScan
    ? {
        kind: 'scan',
        reason: `Hiring software can’t read images, so this file scores ${mostWithoutVerdict} at most.`,
      }
    : undefined;
}

/** Returns the distinct texts of findings, those worth most points first. */
function mostWorth(findings: readonly Finding[]): string[] {
  const pointsBy = new Map<string, number>();
  for (const { message, points } of findings)
    pointsBy.set(message, (pointsBy.get(message) ?? 0) + points);
  return [...pointsBy].toSorted(([, a], [, b]) => b - a).map(([message]) => message);
}

/** Alternates strengths (even indexes) and improvements (odd indexes). */
function interleave(
  { areas, strengths }: ResumeScore,
  weaknesses: readonly string[],
  limit: Limit,
): string[] {
  const standings = scoreAreas
    .filter((area) => areas[area].score > 0 && limit?.kind !== 'few-words')
    .map((area) => `${titles[area]} has ${pointsText(areas[area].score)} of ${areas[area].max}.`);
  const good = [...strengths, ...standings, ...encouragement];
  const bad = [...weaknesses, ...nextSteps];
  const pairs = Math.min(maxFeedback, Math.max(strengths.length, weaknesses.length, 1));
  const count = Math.min(pairs, good.length, bad.length);
  return good.slice(0, count).flatMap((strength, index) => [strength, bad[index] ?? '']);
}

/** Says how many points the most valuable kinds of repair are worth together. */
function tipsFor(findings: readonly Finding[]): string[] {
  const best = new Map<string, Finding & { total: number }>();
  for (const finding of findings) {
    const known = best.get(finding.check) ?? { ...finding, total: 0 };
    best.set(finding.check, { ...known, total: known.total + finding.points });
  }
  return [...best.values()]
    .toSorted((a, b) => b.total - a.total)
    .slice(0, maxFeedback)
    .map(({ message, total }) => `${message} Worth up to ${pointsText(total)}.`);
}

const pointsText = (points: number) => {
  const rounded = Math.max(1, Math.round(points));
  return `${rounded} point${rounded === 1 ? '' : 's'}`;
};
