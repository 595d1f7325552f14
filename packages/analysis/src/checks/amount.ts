import { type Check, whole, wordsFor } from './check.ts';

const weight = 3;
const fewest = 2;
const most = 8;

export const amount: Check = {
  id: 'amount',
  area: 'content',
  weight,
  find: ({ jobs }) => {
    if (jobs.length === 0)
      return [
        {
          ...whole('workExperience'),
          message: `Add a job, an internship or voluntary work, with ${fewest} to ${most} bullet points about it.`,
          points: weight,
        },
      ];
    return jobs.flatMap(({ path, entry, statements }) => {
      if (statements.length >= fewest && statements.length <= most) return [];
      const name = entry.position.trim() || entry.company.trim() || 'This job';
      const message =
        statements.length < fewest
          ? `${name} has ${wordsFor(statements.length, 'bullet point')}. Two to five show what you did there.`
          : `${name} has ${wordsFor(statements.length, 'bullet point')}. Keep the best ${most} at most: the others hide them.`;
      return [{ ...whole(path), message, points: weight / jobs.length }];
    });
  },
  praise: () => 'Each job says enough, and not too much.',
};
