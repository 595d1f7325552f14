import type { ResumeContent } from '@folio/contract/resume-content';
import { formsOf, verbOf } from '../text/verbs.ts';
import { skillsFor } from '../vocabulary/occupations.ts';
import { skillNamed } from '../vocabulary/vocabulary.ts';
import { achievementsOf, ranked } from './achievements.ts';
import { capitalized } from './improvement.ts';
import { insideSentence, listed, oneLine, sentence, withArticle, withThe } from './phrases.ts';
import { whyNotRewritten } from './readable.ts';
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
export function composeSummary(content: ResumeContent, options: SummaryOptions = {}): Composition {
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
  const title = oneLine(content.personalInfo.title || latest?.position || '') || '[Your title]';
  const jobs = content.workExperience.map((job) => oneLine(job.company)).filter(Boolean);
  const companies = [...new Set(jobs)].slice(0, 2);
  const length = years === undefined ? '' : `${years} ${years === 1 ? 'year' : 'years'} of `;
  const at = companies.length > 0 ? ` at ${companies.join(' and ')}` : '';
  const experience = at || length ? ` with ${length}experience${at}` : '';
  return sentence(`${isPersonal ? `I am ${withArticle(title)}` : title}${experience}`);
}

function skillsSentence(content: ResumeContent, role: string, source: string): string {
  const wanted = new Set(skillsFor(role));
  const items = content.skills
    .flatMap((category) => category.items)
    .map((item) => oneLine(item, 40));
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
  const at = best.job.company ? `At ${oneLine(best.job.company)}, ` : '';
  if (at && !isPersonal) return sentence(at + inThirdPerson(best.text));
  return sentence(at || isPersonal ? `${at}I ${best.text}` : capitalized(best.text));
}

/** 'At Veridian, handles claims', as 'Holds a degree'. A second verb may be a noun: such a text stays. */
function inThirdPerson(text: string): string {
  const opening = /^[\p{L}-]+/u.exec(text)?.[0] ?? '';
  const verb = verbOf(opening);
  if (verb?.form !== 'base' || /(?:,| and| or)\s/.test(text)) return text;
  return formsOf(verb.base).third + text.slice(opening.length);
}

export function educationSentence(content: ResumeContent, isPersonal: boolean): string {
  const school = content.education.find((entry) => entry.degree !== '' && !entry.current);
  const [certificate] = content.certifications.filter((entry) => entry.name !== '');
  const field = school?.field ? ` in ${oneLine(school.field)}` : '';
  const from = school?.institution ? ` from ${withThe(oneLine(school.institution))}` : '';
  const degree = school ? [`${withArticle(oneLine(school.degree))}${field}${from}`] : [];
  const held = [...degree, ...(certificate ? [certification(oneLine(certificate.name))] : [])];
  return held.length === 0 ? '' : sentence(`${isPersonal ? 'I hold' : 'Holds'} ${listed(held)}`);
}

const certification = (name: string) =>
  withArticle(/certif|licen[cs]e|diploma/i.test(name) ? name : `${name} certification`);
