import type { ResumeContent, WorkExperience } from '@folio/contract/resume-content';
import { withEmployers } from '@folio/contract/role-groups';
import { withoutHidden } from '@folio/contract/without-hidden';
import { clearlyOpensWithVerb, opensWithNoun } from '../text/statement-opening.ts';
import { formsOf, verbOf } from '../text/verbs.ts';
import { skillsFor } from '../vocabulary/occupations.ts';
import { skillNamed } from '../vocabulary/vocabulary.ts';
import { type JobEvidence, latestEvidence } from './facts/achievements.ts';
import { credentialSentences } from './facts/credentials.ts';
import { asOf, resumeText } from './facts/resume-facts.ts';
import { whyNotComposed } from './facts/why-not-composed.ts';
import { ownYears } from './facts/years-asked.ts';
import { jobsInLine, yearsInLine } from './facts/years-in-line.ts';
import { figureOf } from './phrases/figures-told.ts';
import { isOfPerson } from './phrases/job-title.ts';
import {
  employerName,
  insideSentence,
  isNation,
  listed,
  oneLine,
  sentence,
  series,
  titleOf,
  withArticle,
  withThe,
} from './phrases/phrases.ts';
import { capitalized } from './words/first-letter.ts';
import { isNoun } from './words/nouns.ts';
import { spelledOut } from './words/spelled-out.ts';

export interface SummaryOptions {
  targetRole?: string | undefined;
  /** 'friendly' and similar tones use the first person; 'concise' leaves out the examples. */
  tone?: string | undefined;
  /** 'YYYY-MM', needed to compute how long a current role has lasted. */
  today?: string | undefined;
}

export interface Composition {
  text: string;
  /** Facts computed from the resume, and the phrases of the text, for the fact guard. */
  allowed: string[];
  reason?: string;
}

const emptySummary =
  '[Your title] with [N] years of experience in [your field]. Skilled in [your main skills]. [What you are proud of, with a figure].';

/**
 * Composes a summary from facts of the resume, with a blank in brackets for each fact that the
 * resume lacks. `text` is empty and `reason` set if no summary can be written, as in languages
 * other than English.
 */
export function composeSummary(stored: ResumeContent, options: SummaryOptions = {}): Composition {
  const content = asOf(withEmployers(withoutHidden(stored)), options.today);
  const source = resumeText(content);
  if (source === '') return { text: emptySummary, allowed: [] };
  const reason = whyNotComposed(content, source);
  if (reason) return { text: '', allowed: [], reason };
  const tone = (options.tone ?? '').toLowerCase();
  const isPersonal = /friendly|warm|conversational|casual|personal/.test(tone);
  const isShort = /concise|brief|short/.test(tone);
  const line = content.personalInfo.title;
  const years = yearsTold(content, line, options.today);
  const role = oneLine(options.targetRole ?? '');
  const sentences = [
    identity(content, years, isPersonal, options.today),
    skillsSentence(content, role, source),
    isShort ? '' : achievementSentence(content, isPersonal),
    isShort ? '' : credentialSentences(content, isPersonal),
    role === '' ? '' : `${isPersonal ? 'I am l' : 'L'}ooking for a role as ${withArticle(role)}.`,
  ];
  const frame =
    'Looking for a role as. Skilled in. Holds. Studied at. Completed at. In figures. My experience includes. Record includes. Went is was were. With experience at. Including. A certification. Certificates include.';
  const computed = years === undefined ? [] : [`${years} years of experience`];
  return { text: sentences.filter(Boolean).join(' '), allowed: [frame, role, ...computed] };
}

/**
 * Returns the years of the jobs, but no more than the person claims: two different counts look
 * careless.
 */
function yearsTold(content: ResumeContent, line: string, today?: string): number | undefined {
  const counted = yearsInLine(content, line, today);
  const own = ownYears(content);
  return counted === undefined || own === undefined ? counted : Math.min(counted, own);
}

function identity(
  content: ResumeContent,
  years: number | undefined,
  isPersonal: boolean,
  today?: string,
): string {
  const [latest] = content.workExperience;
  const { title: headline } = content.personalInfo;
  const showsHeadline = isOfPerson(headline) || !isOfPerson(latest?.position ?? '');
  const called = (showsHeadline ? headline : '') || latest?.position || '';
  const title = titleOf(called) || '[Your title]';
  const inLine = jobsInLine(content, headline);
  const jobs = inLine.map((job) => employerName(job.company)).filter(Boolean);
  const companies = [...new Set(jobs)].slice(0, 2);
  const length = years === undefined ? '' : `${years} ${years === 1 ? 'year' : 'years'} of `;
  // The total years include employers other than those named, so these are introduced by
  // 'including'.
  const isOfAll = inLine.every((job) => companies.includes(employerName(job.company)));
  const isCounted = years === yearsInLine(content, headline, today);
  const place = length === '' || (isOfAll && isCounted) ? ' at' : ', including at';
  const at = companies.length > 0 ? `${place} ${companies.map(withThe).join(' and ')}` : '';
  const experience = at || length ? ` with ${length}experience${at}` : '';
  return sentence(`${isPersonal ? `I am ${withArticle(title)}` : capitalized(title)}${experience}`);
}

/** 'Mandarin (Native)' among the skills is a language; 'Epic (4 years)' gives a duration. */
const spoken = /\((?:native|fluent|mother tongue|bilingual|basic|conversational|[abc][12])\b/i;
/** Traits and promises, which do not fit 'skilled in': nobody is 'skilled in hard working'. */
const noSkill =
  /licen[cs]e|permit|passport|own (?:car|tools|van)|\((?:basic|basics|learning|beginner)[^()]*\)|^(?:able|can|fast|flexible|friendly|good|hard|highly|honest|punctual|quick|reliable|self|strong|team player|type|very|willing)\b|\b(?:able|certified|licen[sc]ed|motivated|oriented|player|learner|qualified|worker)$|^[^(]*\)|\([^()]*$/i;
const forYears = /(?:(?<!\s)\s+)?\(\d+\+? years?\)$/i;

/**
 * A single word in capitals, such as 'MEDDPICC', may be an abbreviation; an ordinary word, or
 * several words in capitals, are only emphasis.
 */
const skillNamedAs = (item: string): string =>
  /^\p{Lu}{2,9}$/u.test(item) && !isNoun(item) && !verbOf(item) ? item : spelledOut(item);

function skillsSentence(content: ResumeContent, role: string, source: string): string {
  const wanted = new Set(skillsFor(role));
  const items = content.skills
    .flatMap((category) => category.items)
    .filter((item) => !spoken.test(item) && !noSkill.test(item) && !isNation(item))
    .map((item) => skillNamedAs(oneLine(item.replace(forYears, ''), 40)))
    .filter((item) => !isNation(item.split(/[ +]/)[0] ?? ''));
  const fits = (item: string) => {
    const skill = skillNamed(item);
    return skill !== undefined && wanted.has(skill);
  };
  const own = [...new Set(items.filter(Boolean))];
  const best = [...own.filter(fits), ...own.filter((item) => !fits(item))].slice(0, 5);
  return best.length === 0
    ? ''
    : sentence(`Skilled in ${listed(best.map((item) => insideSentence(item, source)))}`);
}

/**
 * Returns the most informative fact of the latest work: an achievement with a figure, else figures,
 * else what the work is about.
 */
function achievementSentence(content: ResumeContent, isPersonal: boolean): string {
  const best = latestEvidence(content);
  if (!best) return '';
  const { work } = best;
  const [deed = ''] = best.deeds;
  const isWeak = !/\d/.test(deed);
  const figure = isWeak ? figureSentence(best, isPersonal) : '';
  if (figure !== '') return figure;
  if (isWeak && work.length > 0) {
    const experience = isPersonal ? 'My experience' : 'Experience';
    return sentence(`${experience} includes ${series(work.slice(0, 3))}`);
  }
  return deed === '' ? '' : deedSentence(deed, best.job, isPersonal);
}

/** 'At Acme, food cost went from 34% to 28%.' */
function figureSentence({ figures, job }: JobEvidence, isPersonal: boolean): string {
  const clauses = figures.flatMap((text) => figureOf(text, job.current) ?? []);
  const [best] = ['change', 'value', 'record', 'scale'].flatMap((kind) =>
    clauses.filter((figure) => figure.kind === kind),
  );
  if (!best) return '';
  const employer = withThe(employerName(job.company));
  const at = employer ? `At ${employer}, ` : '';
  if (best.kind === 'change') return sentence(capitalized(`${at}${best.text}`));
  if (best.kind === 'value')
    return sentence(capitalized(`${at}${isPersonal ? 'my ' : ''}${best.text}`));
  const lead = best.kind === 'record' ? 'record includes' : 'experience includes';
  return sentence(
    `${isPersonal ? 'My ' : ''}${isPersonal ? lead : capitalized(lead)} ${best.text}`,
  );
}

function deedSentence(deed: string, job: WorkExperience, isPersonal: boolean): string {
  const employer = withThe(employerName(job.company));
  const at = employer ? `At ${employer}, ` : '';
  if (at && !isPersonal) return sentence(at + inThirdPerson(deed));
  return sentence(at || isPersonal ? `${at}I ${deed}` : capitalized(deed));
}

/**
 * Converts verbs to the third person: 'At Veridian, plans and runs the shop', like 'Holds a
 * degree'. Leaves the text unchanged if one of its words may be a verb or a noun.
 */
function inThirdPerson(text: string): string {
  const bases = [...text.matchAll(/(?:^|, (?:and )?| and | or )([\p{L}-]+)(?= )/dgu)].flatMap(
    ({ indices }) => {
      const [start = 0, end = 0] = indices?.[1] ?? [];
      const verb = verbOf(text.slice(start, end));
      const isNoun = start > 0 && opensWithNoun(text.slice(start));
      return verb?.form === 'base' && !isNoun ? [{ start, end, base: verb.base }] : [];
    },
  );
  const isOpen = bases.some(({ start }) => start > 0 && !clearlyOpensWithVerb(text.slice(start)));
  if (bases[0]?.start !== 0 || isOpen) return text;
  return bases.reduceRight(
    (changed, { start, end, base }) =>
      changed.slice(0, start) + formsOf(base).third + changed.slice(end),
    text,
  );
}
