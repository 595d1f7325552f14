import { type Check, whole } from './check.ts';

const weight = 5;

export const titlesAndCompanies: Check = {
  id: 'titles-and-companies',
  area: 'ats',
  weight,
  find: ({ jobs }) => {
    if (jobs.length === 0)
      return [
        {
          ...whole('workExperience'),
          message: 'There are no jobs yet. Programs file a resume by job titles and employers.',
          points: weight,
        },
      ];
    const points = weight / (2 * jobs.length);
    return jobs.flatMap(({ path, entry }) => [
      ...(isSaid(entry.position)
        ? []
        : [
            {
              ...whole(`${path}.position`),
              message: `What you were${entry.company.trim() ? ` at ${entry.company.trim()}` : ''} is missing. Programs search for job titles before anything else.`,
              points,
            },
          ]),
      ...(isSaid(entry.company)
        ? []
        : [
            {
              ...whole(`${path}.company`),
              message: `${entry.position.trim() ? `Where you were ${entry.position.trim()}` : 'The employer'} is missing. 'Self-employed' is an answer too.`,
              points,
            },
          ]),
    ]);
  },
  praise: () => 'Every job has its title and its employer.',
};

const isSaid = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
