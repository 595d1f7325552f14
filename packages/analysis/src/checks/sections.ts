import type { ReadResume } from '../resume/read-resume.ts';
import { type Check, wholeField } from './check.ts';

const weight = 5;

export const titlesAndCompanies: Check = {
  id: 'titles-and-companies',
  area: 'ats',
  weight,
  find: ({ jobs }) => {
    if (jobs.length === 0)
      return [
        {
          ...wholeField('workExperience'),
          message: 'There are no jobs yet. Programs file a resume by job titles and employers.',
          points: weight,
        },
      ];
    const points = weight / (2 * jobs.length);
    return jobs.flatMap(({ path, entry }) => [
      ...(hasText(entry.position)
        ? []
        : [
            {
              ...wholeField(`${path}/position`),
              message: `What you were${entry.company.trim() ? ` at ${entry.company.trim()}` : ''} is missing. Programs search for job titles before anything else.`,
              points,
            },
          ]),
      ...(hasText(entry.company)
        ? []
        : [
            {
              ...wholeField(`${path}/company`),
              message: `${entry.position.trim() ? `Where you were ${entry.position.trim()}` : 'The employer'} is missing. 'Self-employed' is an answer too.`,
              points,
            },
          ]),
    ]);
  },
  praise: () => 'Every job has its title and its employer.',
};

const hasText = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

type Wanted = {
  path: string;
  points: number;
  isThere: (resume: ReadResume) => boolean;
  message: string;
};

const wanted: readonly Wanted[] = [
  {
    path: 'workExperience',
    points: 4,
    isThere: ({ jobs, content }) => jobs.length > 0 || content.volunteering.length > 0,
    message:
      'There is no work experience yet. Jobs, internships and voluntary work all count: it is the first thing that readers look for.',
  },
  {
    path: 'education',
    points: 2.5,
    isThere: ({ content }) =>
      content.education.some(({ degree, institution }) => (degree + institution).trim() !== '') ||
      content.certifications.some(({ name }) => name.trim() !== ''),
    message:
      'There is no education yet. Add a school, a course or a certificate, the latest first.',
  },
  {
    path: 'skills',
    points: 2.5,
    isThere: ({ skills }) => skills.length > 0,
    message:
      'There are no skills yet. List those that you would be asked about: searches match them.',
  },
];

export const sections: Check = {
  id: 'sections',
  area: 'structure',
  weight: 9,
  find: (resume) =>
    wanted.flatMap(({ path, points, isThere, message }) =>
      isThere(resume) ? [] : [{ ...wholeField(path), message, points }],
    ),
  praise: () => 'All the sections that readers look for are there.',
};
