import { type Check, whole } from './check.ts';
import { datedEntries, hasDates } from './dated-entries.ts';

const weight = 4;

export const dates: Check = {
  id: 'dates',
  area: 'structure',
  weight,
  find: (resume) => {
    const entries = datedEntries(resume);
    if (entries.length === 0)
      return [
        {
          ...whole('workExperience'),
          message: 'There are no dates yet. Say from when to when for each job and each school.',
          points: weight,
        },
      ];
    return entries
      .filter((entry) => !hasDates(entry))
      .map(({ path, isPeriod }) => ({
        ...whole(`${path}.dateText`),
        message: isPeriod
          ? "This job does not say from when to when. Add both, such as 'Mar 2021 – Present': gaps without a date raise questions."
          : 'This has no date. The year that it ended is enough.',
        points: weight / entries.length,
      }));
  },
  praise: () => 'Every job and school says when it was.',
};
