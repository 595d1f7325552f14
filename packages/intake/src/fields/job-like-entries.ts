import type { Line } from '../layout/model.ts';
import { mayBePlace, namesRole } from '../vocabulary/names.ts';
import { type Note, textOfBody } from './content-fields.ts';
import { listedEntries, nameAndGiver } from './listed-entries.ts';
import { words } from './more-entries.ts';
import { readWork } from './work.ts';

/** Volunteering and military service are read like jobs, with their own field names. */
type Reader<T> = (lines: readonly Line[], note: Note, firstIndex?: number) => T[];

type Job = Omit<ReturnType<typeof readWork>[number], 'sameEmployer'>;

/** Reads a section as jobs, and renames company and position to the section's field names. */
const asJobs =
  <T>(
    section: string,
    names: { company: string; position: string },
    toEntry: (job: Job) => T,
  ): Reader<T> =>
  (lines, note, firstIndex = 0) => {
    const renamed: Note = (path, ...rest) =>
      note(
        path.replace(
          /^workExperience\[(\d+)\]\.(\w+)/,
          (_, at, field: keyof typeof names) =>
            `${section}[${firstIndex + Number(at)}].${names[field] ?? field}`,
        ),
        ...rest,
      );
    const jobs = readWork(lines, renamed).map(({ sameEmployer: _, ...job }) => job);
    return (jobs.length > 0 ? jobs : undatedJobs(lines)).map(withEmployer).map(toEntry);
  };

/** Splits an employer from the role at any kind of comma: 'Corporal، Coast Guard'. */
function withEmployer(job: Job): Job {
  const position = job.position.replace(/^[\s:]{1,5}/, '');
  const isWhole = job.company === '' || position === '';
  const [first = '', second, ...more] = `${job.company}${position}`.split(/\s?[،、፣၊]\s?/);
  const isPair = isWhole && second !== undefined && more.length === 0;
  return isPair ? { ...job, position: first, company: second } : { ...job, position };
}

/** Reads jobs without dates, one on each line: 'Driver at Bristol Foodbank'. */
const undatedJobs = (lines: readonly Line[]): Job[] =>
  listedEntries(lines).map(({ texts, body }) => {
    const [, position = '', company = ''] =
      /^(.{2,120}?)(?<!\s)\s+(?:at|@|bei|chez|en|pour|with|for)\s+(\p{Lu}.*)$/su.exec(
        texts[0] ?? '',
      ) ?? [];
    const pair = nameAndGiver(texts);
    const isRoleFirst = namesRole(pair.name) || !namesRole(pair.giver);
    const [role, employer] = isRoleFirst ? [pair.name, pair.giver] : [pair.giver, pair.name];
    const named = position === '' ? { position: role, company: employer } : { position, company };
    const bullets = body.filter(({ kind }) => kind === 'item').map(({ text }) => text);
    const description = textOfBody(body.filter(({ kind }) => kind !== 'item'));
    return { ...named, location: '', ...noDates, description, bullets };
  });

const noDates = { startDate: '', endDate: '', current: false, dateText: '' };

export const readVolunteering = asJobs(
  'volunteering',
  { company: 'organization', position: 'position' },
  ({ company, ...job }) => ({ ...job, organization: company }),
);

/** Names of armed forces, which occur beside ranks that are in no list of roles. */
const branchWords = new RegExp(String.raw`(?<!\p{L})(?:${words['armed-force']})(?!\p{L})`, 'iu');

export const readMilitaryService = asJobs(
  'militaryService',
  { company: 'branch', position: 'rank' },
  ({ company, position, ...job }) => {
    const isTurned = branchWords.test(position) && !branchWords.test(company);
    const [branch, rank] = isTurned ? [position, company] : [company, position];
    // In 'Corporal, Coast Guard', the employer was read as the place.
    const isShifted = rank === '' && job.location !== '' && !mayBePlace(job.location);
    return isShifted
      ? { ...job, branch: job.location, rank: branch, location: '' }
      : { ...job, branch, rank };
  },
);
