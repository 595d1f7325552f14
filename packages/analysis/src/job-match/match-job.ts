import type { ResumeContent } from '@folio/contract/resume-content';
import { withEmployers } from '@folio/contract/role-groups';
import { withoutHidden } from '@folio/contract/without-hidden';
import type { Advertisement, Knockout, Term } from './advertisement.ts';
import { type ResumeTerms, readResumeTerms, titleMatch } from './resume-terms.ts';
import { mentions } from './term-places.ts';

export interface MatchedTerm extends Term {
  level: 'required' | 'preferred';
}

export interface JobMatch {
  /** From 0 to 100: the sum of `parts`. */
  score: number;
  /** At most 60, 20, 10 and 10 points respectively. */
  parts: { keywords: number; readability: number; title: number; placement: number };
  found: MatchedTerm[];
  missing: MatchedTerm[];
  knockouts: Knockout[];
  suggestions: string[];
}

const weights = { required: 3, preferred: 1 };

/**
 * Scores how well a resume answers an advertisement. Knock-out needs are passed through without a
 * score.
 */
export function matchJob(stored: ResumeContent, advertisement: Advertisement): JobMatch {
  const content = withEmployers(withoutHidden(stored));
  const terms = readResumeTerms(content);
  const asked = askedTerms(advertisement);
  const isFound = (term: Term) => Object.values(terms).some((place) => mentions(place, term));
  const found = asked.filter(isFound);
  const missing = asked.filter((term) => !isFound(term));
  const checks = readabilityChecks(content);
  const parts = {
    keywords: rounded(60 * share(weightOf(found), weightOf(asked))),
    readability: rounded(20 * share(checks.filter((check) => check.holds).length, checks.length)),
    title: rounded(10 * titleMatch(content, advertisement.title)),
    placement: rounded(10 * share(placed(found, terms), weightOf(asked))),
  };
  const score = Math.round(parts.keywords + parts.readability + parts.title + parts.placement);
  const suggestions = [
    ...suggestionsFor(missing, asked.length === 0),
    ...checks.filter((check) => !check.holds).map((check) => check.advice),
    ...titleAdvice(parts.title, advertisement.title),
  ];
  return { score, parts, found, missing, knockouts: advertisement.knockouts, suggestions };
}

const askedTerms = ({ required, preferred }: Advertisement): MatchedTerm[] => [
  ...required.map((term) => ({ ...term, level: 'required' as const })),
  ...preferred.map((term) => ({ ...term, level: 'preferred' as const })),
];

const rounded = (points: number) => Math.round(points * 10) / 10;
const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);
const weightOf = (terms: readonly MatchedTerm[]) =>
  terms.reduce((sum, { level }) => sum + weights[level], 0);

/**
 * Share of the placement points: a skill that is both listed and used in text counts fully,
 * otherwise half.
 */
function placed(found: readonly MatchedTerm[], { listed, prose }: ResumeTerms): number {
  return found.reduce((sum, term) => {
    const places = Number(mentions(listed, term)) + Number(mentions(prose, term));
    return sum + (weights[term.level] * places) / 2;
  }, 0);
}

const mostAdvised = 8;

/** Advice as sentences; knock-out needs, which no wording can meet, come last. */
export const adviceOf = ({ suggestions, knockouts }: JobMatch): string[] => [
  ...suggestions.slice(0, mostAdvised),
  ...knockouts.slice(0, mostAdvised).map(({ text }) => `The job asks for this: ${text.trim()}`),
];

function suggestionsFor(missing: readonly MatchedTerm[], asksNothing: boolean): string[] {
  if (asksNothing) return ['No requirements could be read from this job description.'];
  return missing.map((term) => `Add '${term.name}' only if you really have it.`);
}

const titleAdvice = (points: number, title: string): string[] =>
  points >= 5 || title === ''
    ? []
    : [`Your title differs from '${title}'. Use that title only if it's true of you.`];

export interface ReadabilityCheck {
  holds: boolean;
  advice: string;
}

/**
 * Checks for the data that resume parsers have to find. Each is worth at least a twentieth of the
 * match.
 */
export function readabilityChecks(content: ResumeContent): ReadabilityCheck[] {
  const { personalInfo: person, workExperience: jobs } = content;
  const every = (holds: (job: ResumeContent['workExperience'][number]) => unknown) =>
    jobs.length > 0 && jobs.every(holds);
  const isDate = (text: string) => /\d{4}/.test(text);
  return [
    {
      holds: Boolean(person.firstName && person.lastName),
      advice: 'Give your first and last name.',
    },
    { holds: /\S@[^\s@]+\.[^\s@]/.test(person.email), advice: 'Give your e-mail address.' },
    { holds: (person.phone.match(/\d/g)?.length ?? 0) >= 7, advice: 'Give your phone number.' },
    {
      holds: every((job) => job.position && job.company),
      advice: 'Give each job its title and its company.',
    },
    {
      holds: every((job) => isDate(job.startDate + job.dateText)),
      advice: 'Give each job dates with a year.',
    },
    {
      holds: jobs.some(
        (job) => job.bullets.some(({ text }) => text !== '') || job.description !== '',
      ),
      advice: 'Say what you did in your jobs.',
    },
    {
      holds: content.skills.some(
        (category) => category.items.length > 0 || category.itemsText !== '',
      ),
      advice: 'Add a skills section.',
    },
    {
      holds: content.education.some((school) => school.institution || school.degree),
      advice: 'Add your education.',
    },
  ];
}
