import { textsOf } from '@folio/contract/bullets';
import type { ResumeContent, WorkExperience } from '@folio/contract/resume-content';
import type { Advertisement } from '../job-match/advertisement.ts';
import { contentStems } from '../job-match/content-stems.ts';
import { titleMatch } from '../job-match/resume-terms.ts';
import { yearsOfExperience } from './resume-facts.ts';

/** Says nothing of the kind of work that years are asked in. */
const general =
  /\b(?:at least|exp|experiences?|experienced|essential|full|have|least|looking|minimum|min|more|must|need(?:ed)?|of|ideally|plus|position|preferred|preferably|previous|prior|professional|proven|relevant|related|required|role|similar|someone|solid|strong|work|working|years?|yrs?|you)\b/giu;
const beginner =
  /\b(?:apprentice|assistant|graduate|intern|internship|junior|student|trainee|volunteer)\b/i;
const ownCount = /(\d{1,2})(?:\.\d)?\+?(?: or more)? (?:years?|yrs?)\b/i;

/**
 * The whole years that somebody has of what is asked for: in jobs that are called so, or whose lines name
 * the kind of work that the years are asked in. Undefined where they do not suffice, where the person
 * counts otherwise, and where it is not sure.
 */
export function yearsAsked(
  content: ResumeContent,
  { years: least, knockouts }: Advertisement,
  role: string,
  today: string | undefined,
): number | undefined {
  if (least === undefined) return undefined;
  const asked = knockouts.find(({ kind }) => kind === 'years')?.text ?? '';
  const kind = [...contentStems(asked.replace(general, ' '))];
  const isOfKind = (job: WorkExperience) => {
    if (beginner.test(job.position) && !beginner.test(role)) return false;
    const personalInfo = { ...content.personalInfo, title: '' };
    const isCalledSo =
      role !== '' && titleMatch({ ...content, personalInfo, workExperience: [job] }, role) >= 0.5;
    const said = contentStems([job.position, job.description, ...textsOf(job.bullets)].join('\n'));
    return kind.length === 0 ? isCalledSo : kind.every((stem) => said.has(stem));
  };
  const jobs = content.workExperience.filter(isOfKind);
  const years = yearsOfExperience({ ...content, workExperience: jobs }, today);
  const { title, summary } = content.personalInfo;
  const own = ownCount.exec(`${title}\n${summary}`)?.[1];
  const isSure =
    years !== undefined && years >= least && (own === undefined || Number(own) === years);
  return isSure ? years : undefined;
}
