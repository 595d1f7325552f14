import type { ResumeContent } from '@folio/contract/resume-content';
import { actionVerbs } from '../checks/action-verbs.ts';
import { bulletLength, length } from '../checks/amounts.ts';
import { quantified, results } from '../checks/bullet-figures.ts';
import { type Area, areas, type Check, type Loss } from '../checks/check.ts';
import { contact } from '../checks/contact.ts';
import { dates, readableDates } from '../checks/dates.ts';
import { evidence, specifics } from '../checks/evidence.ts';
import { oddGlyphs, textLayer } from '../checks/odd-glyphs.ts';
import { order } from '../checks/order.ts';
import { sections, titlesAndCompanies } from '../checks/sections.ts';
import { skillsInContext } from '../checks/skills-in-context.ts';
import { spelling } from '../checks/spelling.ts';
import { concision, passiveVoice } from '../checks/style.ts';
import { summary } from '../checks/summary.ts';
import { tenseAndPronouns } from '../checks/tense-and-pronouns.ts';
import { verbVariety } from '../checks/verb-variety.ts';
import type { Career } from '../resume/career-stage.ts';
import { type ReadOptions, type ReadResume, readResume } from '../resume/read-resume.ts';

export type { ReadOptions } from '../resume/read-resume.ts';

export type Severity = 'high' | 'medium' | 'low';

/**
 * Something to improve: `start` and `end` are offsets in the content's text at `path`, both 0 for
 * the whole field. `rewrite` could replace that span; `points` is what the repair adds to the
 * score.
 */
export type Finding = Loss & { check: string; severity: Severity; area: Area };

/** `score` is `max` minus the points of the findings in the area. */
export type AreaScore = { score: number; max: number };

export type ResumeScore = {
  /** From 0 to 100: the sum of the areas, rounded down. */
  overall: number;
  areas: Record<Area, AreaScore>;
  /** The findings that are worth most come first; limited to `mostFindings`. */
  findings: Finding[];
  strengths: string[];
  /** ISO 639-3. Checks that only understand English skip resumes in other languages. */
  language: string;
  abstained: string[];
  /** Number of words that were scored. */
  wordCount: number;
  /** The career stage, which sets the expectations. */
  career: Career;
};

/** All checks, in the order of their findings. */
export const allChecks: readonly Check[] = [
  evidence,
  results,
  specifics,
  quantified,
  actionVerbs,
  bulletLength,
  passiveVoice,
  concision,
  spelling,
  tenseAndPronouns,
  verbVariety,
  sections,
  summary,
  length,
  order,
  dates,
  contact,
  titlesAndCompanies,
  skillsInContext,
  readableDates,
  oddGlyphs,
];

type Outcome = { check: Check; weight: number; losses: Loss[] };

const areaMax: Record<Area, number> = { content: 70, structure: 15, ats: 15 };

/**
 * Scores a resume by fixed rules: the same resume always has the same score, and every lost point
 * has its finding, up to `mostFindings`. Without a dictionary, spelling is not checked. Never
 * throws; linear in the text.
 */
export function scoreResume(content: ResumeContent, options: ReadOptions = {}): ResumeScore {
  const resume = readResume(content, options);
  const outcomes = areas.flatMap((area) => outcomesIn(area, resume, options));
  const scores = {
    content: scoreOf('content', outcomes),
    structure: scoreOf('structure', outcomes),
    ats: scoreOf('ats', outcomes),
  };
  const sum = areas.reduce((total, area) => total + scores[area].score, 0);
  return {
    overall: Math.floor(rounded(sum)),
    areas: scores,
    findings: mostWorth(outcomes.flatMap(findingsOf)),
    strengths: outcomes.filter(isPraised).map(({ check }) => check.praise(resume)),
    language: resume.language,
    abstained: allChecks.filter((check) => !applies(check, resume)).map((check) => check.id),
    wordCount: resume.wordCount,
    career: resume.career,
  };
}

/**
 * Far more than anybody reads. A text of nothing but short lines has several findings per line: 400
 * KB of them made a response of 90 MB.
 */
const mostFindings = 2_000;

const mostWorth = (findings: Finding[]): Finding[] =>
  findings.sort((one, other) => other.points - one.points).slice(0, mostFindings);

const checksOf = (area: Area, { isScan }: ReadOptions): readonly Check[] =>
  isScan && area === textLayer.area ? [textLayer] : allChecks.filter((one) => one.area === area);

/** Checks that apply share their area's points in proportion to their weights. */
function outcomesIn(area: Area, resume: ReadResume, options: ReadOptions): Outcome[] {
  const checks = checksOf(area, options).filter((check) => applies(check, resume));
  const factor = areaMax[area] / checks.reduce((sum, check) => sum + check.weight, 0);
  return checks.map((check) => ({
    check,
    weight: check.weight * factor,
    losses: check.find(resume).map((loss) => ({ ...loss, points: loss.points * factor })),
  }));
}

function applies(check: Check, { language, spelling }: ReadResume): boolean {
  if (check.isEnglishOnly && language !== 'eng') return false;
  return check.id !== 'spelling' || spelling !== undefined;
}

const lostIn = ({ losses }: Outcome): number => losses.reduce((sum, loss) => sum + loss.points, 0);

function scoreOf(area: Area, outcomes: readonly Outcome[]): AreaScore {
  const score = outcomes
    .filter(({ check }) => check.area === area)
    .reduce((sum, outcome) => sum + outcome.weight - lostIn(outcome), 0);
  return { score: Math.max(0, rounded(score)), max: areaMax[area] };
}

/** Removes binary rounding errors from sums of thirds and sevenths. */
const rounded = (points: number): number => Math.round(points * 1e6) / 1e6;

const findingsOf = ({ check, losses }: Outcome): Finding[] =>
  losses.map((loss) => ({
    ...loss,
    check: check.id,
    severity: severityOf(loss.points),
    area: check.area,
  }));

function severityOf(points: number): Severity {
  if (points >= 2) return 'high';
  return points >= 0.75 ? 'medium' : 'low';
}

function isPraised({ check, losses }: Outcome, _: number, outcomes: readonly Outcome[]): boolean {
  if (losses.length > 0) return false;
  const silencers = outcomes.filter((other) => check.silencedBy?.includes(other.check.id));
  return !silencers.some((other) =>
    other.losses.some(({ path }) => (check.praisedPath ?? path) === path),
  );
}
