import { textsOf } from '@folio/contract/bullets';
import type { ResumeContent, WorkExperience } from '@folio/contract/resume-content';
import type { Advertisement } from '../../job-match/advertisement.ts';
import { contentStems } from '../../job-match/content-stems.ts';
import { titleMatch } from '../../job-match/resume-terms.ts';
import { yearsOfExperience } from './resume-facts.ts';

/** Words that don't describe the kind of work that years are required in. */
const general =
  /\b(?:at least|exp|experiences?|experienced|essential|full|have|least|looking|minimum|min|more|must|need(?:ed)?|of|ideally|plus|position|preferred|preferably|previous|prior|professional|proven|relevant|related|required|role|similar|someone|solid|strong|work|working|years?|yrs?|you)\b/giu;
const beginner =
  /\b(?:apprentice|assistant|graduate|intern|internship|junior|student|trainee|volunteer)\b/i;

/**
 * The stated years of experience, if they are required and consistent with jobs whose titles or
 * lines name the kind of work. Years are never computed from dates alone, which don't say which
 * jobs belong to a trade.
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
    const stems = contentStems([job.position, job.description, ...textsOf(job.bullets)].join('\n'));
    return kind.length === 0 ? isCalledSo : kind.every((stem) => stems.has(stem));
  };
  const jobs = content.workExperience.filter(isOfKind);
  const years = yearsOfExperience({ ...content, workExperience: jobs }, today);
  const all = yearsOfExperience(content, today);
  const own = ownYears(content);
  // The person's own count decides; dates only have to be consistent with it.
  const isCertain =
    own !== undefined &&
    years !== undefined &&
    all !== undefined &&
    own >= least &&
    years >= least &&
    own <= all + 1 &&
    (kind.length === 0 || Math.abs(own - years) < 2);
  return isCertain ? own : undefined;
}

/** The years that the person states of themselves, in the headline or the summary. */
export const ownYears = ({ personalInfo: { title, summary } }: ResumeContent): number | undefined =>
  countIn(`${title}\n${summary.slice(0, 2000)}`);

const tens =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const ownCount =
  /(?<![\p{L}\d.])(?<count>\d{1,2}|\p{L}{3,9})\+?(?: or more)? (?:years?|yrs?)\b(?! (?:as|at|old|ago|in school)\b)/giu;

/** The stated years, the highest if there are several. */
function countIn(text: string): number | undefined {
  const counts = [...text.matchAll(ownCount)].flatMap(({ groups }) => {
    const word = groups?.count?.toLowerCase() ?? '';
    const count = /^\d/.test(word) ? Number(word) : tens.indexOf(word) + 1;
    return count > 0 ? [count] : [];
  });
  return counts.length > 0 ? Math.max(...counts) : undefined;
}
