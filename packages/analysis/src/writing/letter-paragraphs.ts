import { textsOf } from '@folio/contract/bullets';
import type { ResumeContent } from '@folio/contract/resume-content';
import type { Advertisement } from '../job-match/advertisement.ts';
import { contentStems } from '../job-match/content-stems.ts';
import { matchJob } from '../job-match/match-job.ts';
import { readResumeTerms, titleMatch } from '../job-match/resume-terms.ts';
import { isNamedIn } from '../job-match/term-places.ts';
import { occupationsNamed } from '../vocabulary/occupations.ts';
import { phraseKey } from '../vocabulary/phrase.ts';
import { skillNamed } from '../vocabulary/vocabulary.ts';
import { type JobEvidence, jobsWithEvidence, otherEvidence } from './achievements.ts';
import { credentialSentences, degreeSentence, isLicence } from './credentials.ts';
import { describeJob } from './job-sentences.ts';
import { roleAt } from './job-title.ts';
import { type LetterTone, variantOf } from './letter-tones.ts';
import { distinct, ownWording } from './own-wording.ts';
import { insideSentence, listed, oneLine, withArticle, withThe } from './phrases.ts';
import { resumeText } from './resume-facts.ts';
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
  const [best, ...others] = jobsWithEvidence(content, advertisement, isMove);
  const apart = otherEvidence(content).slice(0, best ? Math.min(2, amount) : 3);
  const orderOf = (job: JobEvidence, index: number) =>
    best && job.place > best.place ? (index === 0 ? 'before' : 'earlier') : 'first';
  const most = { deeds: amount, others: Math.min(amount, 3) };
  const fewer = { deeds: Math.max(1, amount - 1), others: Math.max(1, Math.min(2, amount - 1)) };
  return [
    opening(plan),
    [
      needs(plan),
      best
        ? describeJob(
            best,
            best.place > 0 && !best.job.current
              ? 'earlier'
              : best.place > 0 || beginsWithStudies(plan) || studies(content) === standing(plan)
                ? 'first'
                : 'recent',
            most,
          )
        : '',
    ]
      .filter(Boolean)
      .join(' '),
    best || apart.length > 0 ? '' : '[One thing that you achieved, with a figure.]',
    others
      .slice(0, 2)
      .map((job, index) => describeJob(job, orderOf(job, index), fewer))
      .filter(Boolean)
      .join(' '),
    [...apart, background(plan)].filter(Boolean).join(' '),
    advertisement.asksOfLetter ? toAnswer : '',
    closing(plan),
  ].filter(Boolean);
}

/** What a letter is told to say is for the person; that it is missing has to be seen. */
const toAnswer = '[Your answer to what the job description asks the letter to say.]';

function opening(plan: LetterPlan): string {
  const { words, role, company } = plan;
  const applying = variantOf(words.applying, keyOf(plan))?.(role, company) ?? '';
  return [applying, standing(plan), conditions(plan)].filter(Boolean).join(' ');
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

/** What of the advertisement the resume has: told in work first, named in a list after it. */
function needs(plan: LetterPlan): string {
  const { content, advertisement } = plan;
  const terms = readResumeTerms(content);
  const source = resumeText(content);
  const found = matchJob(content, advertisement).found.filter(
    (term) =>
      term.isSkill &&
      skillNamed(term.name)?.kind !== 'soft' &&
      Object.values(terms).some((place) => isNamedIn(place, term)),
  );
  const names = (isTold: boolean) =>
    found
      .filter((term) =>
        isTold
          ? isNamedIn(terms.prose, term)
          : !isNamedIn(terms.prose, term) && isNamedIn(terms.listed, term),
      )
      .flatMap((term) => ownWording(content, source, term.key) ?? []);
  const practised = distinct(names(true)).slice(0, 4);
  const certified = phraseKey(content.certifications.map(({ name }) => name).join('\n'));
  const known = distinct([...names(false), ...namedSkills(content, advertisement)])
    .filter((name) => !practised.includes(name) && !certified.includes(phraseKey(name)))
    .slice(0, 4);
  return [
    practisedTold(practised, conditions(plan) === '' ? keyOf(plan) : ''),
    known.length > 0
      ? `My skills ${practised.length > 0 ? 'also ' : ''}include ${listed(known)}.`
      : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Skills as they stand in the resume's list, which the advertisement names: 'Sage 100 Contractor'. */
function namedSkills({ skills }: ResumeContent, { wording }: Advertisement): string[] {
  const asked = ` ${wording?.phrase ?? ''} `;
  return skills
    .flatMap(({ items, itemsText }) => [...items, ...itemsText.split(/[,;\n]/)])
    .map((item) => insideSentence(oneLine(item)))
    .filter(
      (item) =>
        /^\p{L}[^():]{2,40}$/u.test(item) &&
        !isLicence(item) &&
        skillNamed(item)?.kind !== 'soft' &&
        asked.includes(` ${phraseKey(item)} `),
    );
}

function practisedTold(names: readonly string[], key: string): string {
  if (names.length === 0) return '';
  const all = names.length === 1 ? '' : names.length === 2 ? 'both of ' : 'all of ';
  const told = `I have experience with ${listed(names)}, ${all}which you ask for.`;
  if (names.length === 1 || key === '') return told;
  const them = names.length === 2 ? 'both' : 'all of them';
  const other = `You ask for ${listed(names)}; I have experience with ${them}.`;
  return variantOf([told, other], key) ?? '';
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

/** Why there is for the person to say; where nobody is named, nothing is missing. */
function closing(plan: LetterPlan): string {
  const { words, company } = plan;
  const why =
    company === '' ? '' : `What draws me to ${company} is [what you like about its work].`;
  return [why, variantOf(words.closing, keyOf(plan))].filter(Boolean).join(' ');
}

const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** 'three', but '12', as numbers are written in letters. */
const inWords = (count: number): string => small[count] ?? String(count);
