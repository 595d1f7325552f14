import type { ReadResume } from '../score/read-resume.ts';
import { type Check, whole } from './check.ts';

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
    isThere: ({ jobs }) => jobs.length > 0,
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
      isThere(resume) ? [] : [{ ...whole(path), message, points }],
    ),
  praise: () => 'All the sections that readers look for are there.',
};
