import type { ResumeContent } from '@folio/contract/resume-content';
import { withoutHidden } from '@folio/contract/without-hidden';
import { opensWithNoun, surelyOpensWithVerb } from '../text/statement-opening.ts';
import { formsOf, verbOf } from '../text/verbs.ts';
import { skillsFor } from '../vocabulary/occupations.ts';
import { skillNamed } from '../vocabulary/vocabulary.ts';
import { achievementsOf, ranked } from './achievements.ts';
import { capitalized } from './first-letter.ts';
import { whyNotRewritten } from './improvement.ts';
import {
  employerName,
  insideSentence,
  listed,
  oneLine,
  sentence,
  titleOf,
  withArticle,
  withThe,
} from './phrases.ts';
import { resumeText, yearsOfExperience } from './resume-facts.ts';

export interface SummaryOptions {
  targetRole?: string | undefined;
  /** 'friendly' and the like are told in the first person, 'concise' leaves the examples out. */
  tone?: string | undefined;
  /** 'YYYY-MM': how long a current role has lasted is only known by it. */
  today?: string | undefined;
}

export interface Composition {
  text: string;
  /** What was computed from the resume and what the text is put together with, for the fact guard. */
  allowed: string[];
  reason?: string;
}

const emptySummary =
  '[Your title] with [N] years of experience in [your field]. Skilled in [your main skills]. [What you are proud of, with a figure].';

/** A summary of what the resume itself says; what it does not say is a place to fill in. */
export function composeSummary(stored: ResumeContent, options: SummaryOptions = {}): Composition {
  const content = withoutHidden(stored);
  const source = resumeText(content);
  if (source === '') return { text: emptySummary, allowed: [] };
  const reason = whyNotRewritten(source.slice(0, 50_000));
  if (reason) return { text: '', allowed: [], reason };
  const tone = (options.tone ?? '').toLowerCase();
  const isPersonal = /friendly|warm|conversational|casual|personal/.test(tone);
  const isShort = /concise|brief|short/.test(tone);
  const years = yearsOfExperience(content, options.today);
  const role = oneLine(options.targetRole ?? '');
  const sentences = [
    identity(content, years, isPersonal),
    skillsSentence(content, role, source),
    isShort ? '' : achievementSentence(content, isPersonal),
    isShort ? '' : educationSentence(content, isPersonal),
    role === '' ? '' : `${isPersonal ? 'I am l' : 'L'}ooking for a role as ${withArticle(role)}.`,
  ];
  const frame =
    'Looking for a role as. Skilled in. Holds. Graduate of. With experience at. A certification.';
  const computed = years === undefined ? [] : [`${years} years of experience`];
  return { text: sentences.filter(Boolean).join(' '), allowed: [frame, role, ...computed] };
}

function identity(content: ResumeContent, years: number | undefined, isPersonal: boolean): string {
  const [latest] = content.workExperience;
  const title = titleOf(content.personalInfo.title || latest?.position || '') || '[Your title]';
  const jobs = content.workExperience.map((job) => employerName(job.company)).filter(Boolean);
  const companies = [...new Set(jobs)].slice(0, 2);
  const length = years === undefined ? '' : `${years} ${years === 1 ? 'year' : 'years'} of `;
  const at = companies.length > 0 ? ` at ${companies.join(' and ')}` : '';
  const experience = at || length ? ` with ${length}experience${at}` : '';
  return sentence(`${isPersonal ? `I am ${withArticle(title)}` : title}${experience}`);
}

/** 'Mandarin (Native)' among the skills is a language, 'Epic (4 years)' says since when. */
const spoken = /\((?:native|fluent|mother tongue|bilingual|basic|conversational|[abc][12])\b/i;
const forYears = /(?:(?<!\s)\s+)?\(\d+\+? years?\)$/i;

function skillsSentence(content: ResumeContent, role: string, source: string): string {
  const wanted = new Set(skillsFor(role));
  const items = content.skills
    .flatMap((category) => category.items)
    .filter((item) => !spoken.test(item))
    .map((item) => oneLine(item.replace(forYears, ''), 40));
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

function achievementSentence(content: ResumeContent, isPersonal: boolean): string {
  const [best] = ranked(achievementsOf(content, { required: [], preferred: [] }));
  if (!best) return '';
  const employer = employerName(best.job.company);
  const at = employer ? `At ${employer}, ` : '';
  if (at && !isPersonal) return sentence(at + inThirdPerson(best.text));
  return sentence(at || isPersonal ? `${at}I ${best.text}` : capitalized(best.text));
}

/** 'At Veridian, plans and runs the shop', as 'Holds a degree'. What may be a verb or a noun stays, and so does the rest then. */
function inThirdPerson(text: string): string {
  const bases = [...text.matchAll(/(?:^|, (?:and )?| and | or )([\p{L}-]+)(?= )/dgu)].flatMap(
    ({ indices }) => {
      const [start = 0, end = 0] = indices?.[1] ?? [];
      const verb = verbOf(text.slice(start, end));
      const isNoun = start > 0 && opensWithNoun(text.slice(start));
      return verb?.form === 'base' && !isNoun ? [{ start, end, base: verb.base }] : [];
    },
  );
  const isOpen = bases.some(({ start }) => start > 0 && !surelyOpensWithVerb(text.slice(start)));
  if (bases[0]?.start !== 0 || isOpen) return text;
  return bases.reduceRight(
    (told, { start, end, base }) => told.slice(0, start) + formsOf(base).third + told.slice(end),
    text,
  );
}

export function educationSentence(content: ResumeContent, isPersonal: boolean): string {
  const school = content.education.find((entry) => entry.degree !== '' && !entry.current);
  const [certificate] = content.certifications.filter((entry) => isHeld(entry.name));
  const field = school?.field ? ` in ${oneLine(school.field)}` : '';
  const from = school?.institution ? ` from ${withThe(oneLine(school.institution))}` : '';
  const degree = school ? [`${withArticle(oneLine(school.degree))}${field}${from}`] : [];
  const held = [
    ...degree,
    ...(certificate ? [certification(oneLine(certificate.name.split(/[,;(]/)[0] ?? ''))] : []),
  ];
  return held.length === 0 ? '' : sentence(`${isPersonal ? 'I hold' : 'Holds'} ${listed(held)}`);
}

const certification = (name: string) =>
  withArticle(/certificat|licen[cs]e|diploma/i.test(name) ? name : `${name} certification`);

/** 'Registered with the Council' says what somebody is, not what they hold. */
const isHeld = (name: string) =>
  name !== '' && !/^(?:registered|member|fellow|admitted|licensed|qualified|passed)\b/i.test(name);
