import { textsOf } from '@folio/contract/bullets';
import type { ResumeContent } from '@folio/contract/resume-content';
import type { Advertisement } from '../job-match/advertisement.ts';
import { contentStems } from '../job-match/content-stems.ts';
import { titleMatch } from '../job-match/resume-terms.ts';
import { occupationsNamed } from '../vocabulary/occupations.ts';
import { type JobEvidence, jobsWithEvidence, otherEvidence } from './achievements.ts';
import { credentialSentences, degreeSentence } from './credentials.ts';
import { describeJob } from './job-sentences.ts';
import { roleAt, samePost } from './job-title.ts';
import { needsTold } from './letter-needs.ts';
import { type LetterTone, variantOf } from './letter-tones.ts';
import { listed, oneLine, withArticle, withThe } from './phrases.ts';
import { spokenLanguages } from './spoken-languages.ts';
import { yearsAsked } from './years-asked.ts';

interface LetterPlan {
  content: ResumeContent;
  advertisement: Advertisement;
  words: LetterTone;
  role: string;
  company: string;
  /** 'YYYY-MM' */
  today: string | undefined;
  /** How many achievements of a job may be told. */
  amount: number;
}

/** What stands between the greeting and the farewell. */
export function letterParagraphs(plan: LetterPlan): string[] {
  const { content, advertisement, role, amount } = plan;
  const isMove = isChange(content, role);
  const [best, ...all] = jobsWithEvidence(content, advertisement, isMove);
  // Behind a job that nothing is told of an older one has to say something to what is asked.
  const others = all.filter(
    ({ place, isAsked }) => place < 2 || isAsked || all.some((one) => one.place === place - 1),
  );
  const apart = otherEvidence(content).slice(0, best ? Math.min(2, amount) : 3);
  const orderOf = (job: JobEvidence, index: number) =>
    best && job.place > best.place ? (index === 0 ? 'before' : 'earlier') : 'since';
  const most = { deeds: amount, others: Math.min(amount, 3) };
  const fewer = { deeds: Math.max(1, amount - 1), others: Math.max(1, Math.min(2, amount - 1)) };
  const isUntold =
    best === undefined ? apart.length === 0 : isLatestUntold(content, [best, ...others]);
  const isLater = isUntold && best !== undefined && best.place > 0;
  const leading =
    best && !isLater
      ? describeJob(withoutRepeat(best, content), placeOfBest(plan, best), most)
      : '';
  const earlier = (isLater ? [best, ...others] : others).slice(0, 2).map((job, index) => {
    const order = index === 0 ? 'before' : 'earlier';
    return describeJob(withoutRepeat(job, content), isUntold ? order : orderOf(job, index), fewer);
  });
  const isEmpty = best === undefined && apart.length === 0;
  return [
    opening(plan),
    [needsTold(content, advertisement, conditions(plan) === '' ? keyOf(plan) : ''), leading]
      .filter(Boolean)
      .join(' '),
    isEmpty ? '[One thing that you achieved, with a figure.]' : '',
    earlier.filter(Boolean).join(' '),
    [...apart, background(plan)].filter(Boolean).join(' '),
    ...(advertisement.asks ?? []).map(
      (ask) => `[Your answer to what the job description asks: “${ask}”]`,
    ),
    closing(plan),
  ].filter(Boolean);
}

/** 'Before that, in an earlier post there, I …': an older job that reads like the one that the letter opens with. */
function withoutRepeat(told: JobEvidence, { workExperience: [now] }: ResumeContent): JobEvidence {
  const { job, place } = told;
  const isSame =
    place > 0 &&
    now !== undefined &&
    roleAt(job.position, job.company) === roleAt(now.position, now.company);
  return isSame ? { ...told, job: { ...job, position: samePost, company: '' } } : told;
}

function placeOfBest(plan: LetterPlan, best: JobEvidence) {
  if (best.place > 0 && !best.job.current) return 'earlier';
  const isFirst =
    best.place > 0 || beginsWithStudies(plan) || studies(plan.content) === standing(plan);
  return isFirst ? 'first' : 'recent';
}

/** Whether the job that somebody has says nothing that could be told. */
const isLatestUntold = ({ workExperience }: ResumeContent, told: readonly JobEvidence[]): boolean =>
  workExperience[0]?.current === true && told.every(({ place }) => place > 0);

function opening(plan: LetterPlan): string {
  const { words, role, company, advertisement } = plan;
  const applying = variantOf(words.applying, keyOf(plan))?.(role, company) ?? '';
  const { reference = '' } = advertisement;
  const named = reference === '' ? applying : applying.replace(/\.$/, ` (reference ${reference}).`);
  return [named, standing(plan), conditions(plan)].filter(Boolean).join(' ');
}

/** What tells one letter from another. */
const keyOf = ({ role, company, content }: LetterPlan): string =>
  role + company + content.personalInfo.lastName;

/** Where the person stands: in a job, between two, in another field, or at the beginning. */
function standing(plan: LetterPlan): string {
  const { content, role } = plan;
  const [job] = content.workExperience;
  const isStudying = studies(content) !== '';
  if (!job?.position || (!job.current && isStudying)) return studies(content);
  if (beginsWithStudies(plan)) return degreeSentence(content);
  const where = roleAt(job.position, job.company);
  if (where === '') return '';
  const now = job.current ? 'I work' : 'Most recently I worked';
  if (isChange(content, role))
    return `${job.current ? 'At present I work' : now} ${where}, and would like to move into this kind of work.`;
  const [since] = job.current ? (/^\d{4}/.exec(job.startDate) ?? []) : [];
  return `${since ? `I have worked ${where} since ${since}` : `${now} ${where}`}.`;
}

/** Who has just finished studies, and has done no more than a job beside or before their end. */
function beginsWithStudies({ content }: LetterPlan): boolean {
  const [job] = content.workExperience;
  const [school] = content.education;
  return (
    job !== undefined &&
    !job.current &&
    school !== undefined &&
    school.endDate >= job.endDate &&
    job.endDate !== '' &&
    degreeSentence(content) !== ''
  );
}

/** How well the title and the latest job answer what is advertised. */
function nearness({ personalInfo, workExperience, ...rest }: ResumeContent, role: string): number {
  return titleMatch({ ...rest, personalInfo, workExperience: workExperience.slice(0, 1) }, role);
}

/** Told where both occupations are known, and have hardly a skill in common; of a doubt nothing is said. */
function isChange(content: ResumeContent, role: string): boolean {
  const [wanted] = occupationsNamed(role);
  const done = occupationsNamed(content.workExperience[0]?.position ?? '')[0];
  if (!wanted || !done || nearness(content, role) >= 0.3) return false;
  if (wanted.skills.filter((skill) => done.skills.includes(skill)).length > 1) return false;
  // Who bakes, and asks to run a bakery, stays in it.
  const [job] = content.workExperience;
  const said = contentStems([job?.position, ...textsOf(job?.bullets ?? [])].join('\n'));
  return ![...contentStems(role)].some((stem) => said.has(stem));
}

function studies(content: ResumeContent): string {
  const school = content.education.find(({ current, degree }) => current && degree !== '');
  if (!school) return '';
  const field = school.field ? ` in ${oneLine(school.field)}` : '';
  const at = school.institution ? ` at ${withThe(oneLine(school.institution))}` : '';
  return `I am studying for ${withArticle(oneLine(school.degree))}${field}${at}.`;
}

/** What has to be there, and is: years in work of this kind. */
function conditions({ content, advertisement, role, today }: LetterPlan): string {
  const years = yearsAsked(content, advertisement, role, today);
  const { years: least } = advertisement;
  return least !== undefined && years !== undefined
    ? `You ask for ${least === 1 ? 'a year' : `${inWords(least)} years`} of experience; I have ${inWords(years)}.`
    : '';
}

/** What was learned, and the languages spoken; not again what the letter opens with. */
function background(plan: LetterPlan): string {
  const { content, advertisement } = plan;
  const spoken = spokenLanguages(content);
  return [
    standing(plan).includes(studies(content)) ? '' : studies(content),
    credentialSentences(
      beginsWithStudies(plan) || studies(content) !== '' ? { ...content, education: [] } : content,
      true,
      advertisement,
    ),
    spoken.length > 1 ? `I speak ${listed(spoken)}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Why there is for the person to say, where it is not asked for in the advertisement's own words. */
function closing(plan: LetterPlan): string {
  const { words, company, advertisement } = plan;
  const isAsked = (advertisement.asks ?? []).some((ask) =>
    /\b(?:why|motivations?|reasons? for (?:applying|interest))\b/i.test(ask),
  );
  const why = isAsked
    ? ''
    : `What draws me to ${company.replace(/\.$/, '') || 'this work'} is [what you like about ${company ? 'its work' : 'it'}].`;
  return [why, variantOf(words.closing, keyOf(plan))].filter(Boolean).join(' ');
}

const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** 'three', but '12', as numbers are written in letters. */
const inWords = (count: number): string => small[count] ?? String(count);
