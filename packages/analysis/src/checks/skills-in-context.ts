import { type Check, entireField, type Loss, wordsFor } from './check.ts';

const weight = 3;
/** How many skills the text has to mention for full marks, however many are listed. */
const wanted = 4;

export const skillsInContext: Check = {
  id: 'skills-in-context',
  area: 'ats',
  weight,
  find: ({ skills }) => {
    const shown = skills.filter((skill) => skill.isInContext).length;
    const short = Math.max(0, wanted - shown);
    const points = weight / wanted;
    const losses: Loss[] = skills
      .filter((skill) => !skill.isInContext)
      .slice(0, short)
      .map(({ path, name }) => ({
        ...entireField(path),
        message: `'${name}' is listed but never shown. Mention it in a bullet to prove it.`,
        points,
      }));
    const missing = short - losses.length;
    if (missing > 0)
      losses.push({
        ...entireField('skills'),
        message: `List ${wordsFor(missing, 'skill')} more that your bullets mention.`,
        points: missing * points,
      });
    return losses;
  },
  praise: ({ skills }) =>
    `${skills.filter((skill) => skill.isInContext).length} of your skills are shown at work.`,
};
