import { hasNumber } from '../text/numbers.ts';
import { type Check, type Loss, placeOf, whole, wordsFor } from './check.ts';

const weight = 5;
/** More than this share need no number: not all that counts can be counted. */
const wantedShare = 0.6;
const fewest = 4;

const isQuantified = ({ text, start, end }: { text: string; start: number; end: number }) =>
  hasNumber(text.slice(start, end));

export const quantified: Check = {
  id: 'quantified',
  area: 'content',
  weight,
  find: (resume) => {
    const { statements } = resume;
    const wanted = Math.max(Math.ceil(statements.length * wantedShare), fewest);
    const plain = statements.filter((statement) => !isQuantified(statement));
    const short = Math.max(0, wanted - (statements.length - plain.length));
    const points = weight / wanted;
    const losses: Loss[] = plain.slice(0, short).map((statement) => ({
      ...placeOf(statement),
      message:
        'This says what you did, not how much came of it. A number makes it believable: how many, how often, how much faster, or how much money.',
      points,
    }));
    const missing = short - losses.length;
    if (missing > 0)
      losses.push({
        ...whole(resume.jobs[0]?.path ?? 'workExperience'),
        message: `Add ${wordsFor(missing, 'bullet point')} with a result in numbers. Readers trust what they can measure.`,
        points: missing * points,
      });
    return losses;
  },
  praise: ({ statements }) =>
    `${statements.filter(isQuantified).length} of ${wordsFor(statements.length, 'bullet point')} say in numbers how much or how many.`,
};
