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
          message: 'Add your jobs. Hiring software files resumes by job title and employer.',
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
              message: `What you were${entry.company.trim() ? ` at ${entry.company.trim()}` : ''} is missing. Hiring software searches job titles before anything else.`,
              points,
            },
          ]),
      ...(hasText(entry.company)
        ? []
        : [
            {
              ...wholeField(`${path}/company`),
              message: `${entry.position.trim() ? `Where you were ${entry.position.trim()}` : 'The employer'} is missing. 'Self-employed' is fine.`,
              points,
            },
          ]),
    ]);
  },
  praise: () => 'Every job has a title and an employer.',
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
      'Add work experience. Jobs, internships and volunteering all count, and readers look for them first.',
  },
  {
    path: 'education',
    points: 2.5,
    isThere: ({ content }) =>
      content.education.some(({ degree, institution }) => (degree + institution).trim() !== '') ||
      content.certifications.some(({ name }) => name.trim() !== ''),
    message: 'Add your education: a school, a course or a certificate, the latest first.',
  },
  {
    path: 'skills',
    points: 2.5,
    isThere: ({ skills }) => skills.length > 0,
    message: 'Add your skills. List the ones you’d want to be asked about: searches match them.',
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
  praise: () => 'You have all the sections readers look for.',
};
