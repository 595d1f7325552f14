import { type Check, entireField, type Loss, wordsFor } from './check.ts';

const weight = 3;
/** The number of skills that the text has to mention for full marks, however many are listed. */
const wanted = 4;

export const skillsInContext: Check = {
  id: 'skills-in-context',
  area: 'ats',
  weight,
  find: ({ skills }) => {
    const shown = skills.filter((skill) => skill.isInContext).length;
    const short = Math.max(0, wanted - shown);
    const points = weight / wanted;
    const unshown = skills.filter((skill) => !skill.isInContext).slice(0, short);
    const message = messageOf(unshown.map(({ name }) => `'${name}'`));
    const losses: Loss[] = [...Map.groupBy(unshown, ({ path }) => path)].map(([path, ofEntry]) => ({
      ...entireField(path),
      message,
      points: ofEntry.length * points,
    }));
    const missing = short - unshown.length;
    if (missing > 0)
      losses.push({
        ...entireField('skills'),
        message: `List ${wordsFor(missing, 'more skill')} that your bullets mention.`,
        points: missing * points,
      });
    return losses;
  },
  praise: ({ skills }) =>
    `${skills.filter((skill) => skill.isInContext).length} of your skills are shown at work.`,
};

/** One message for all skills, since the advice is the same. */
const messageOf = (names: readonly string[]): string =>
  names.length === 1
    ? `${names[0]} is listed but never shown. Mention it in a bullet to prove it.`
    : `${names.slice(0, -1).join(', ')} and ${names.at(-1)} are listed but never shown. Mention them in your bullets to prove them.`;
