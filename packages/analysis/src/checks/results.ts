import type { Statement } from '../score/read-resume.ts';
import { hasNumber } from '../text/numbers.ts';
import { hasResult } from '../text/results.ts';
import { type Check, type Loss, placeOf, whole, wordsFor } from './check.ts';

const weight = 9;
/** So many measured results make a case; a number that only tells a size is none. */
const wanted = 3;

const textOf = ({ text, start, end }: Statement) => text.slice(start, end);
const isResult = (statement: Statement) => hasResult(textOf(statement));

export const results: Check = {
  id: 'results',
  area: 'content',
  weight,
  isEnglishOnly: true,
  find: ({ statements, jobs }) => {
    const short = Math.max(0, wanted - statements.filter(isResult).length);
    const points = weight / wanted;
    const others = statements.filter((statement) => !isResult(statement));
    const isCounted = (statement: Statement) => hasNumber(textOf(statement));
    // Where there is a number already, its result is nearest.
    const nearest = [...others.filter(isCounted), ...others.filter((one) => !isCounted(one))];
    const losses: Loss[] = nearest.slice(0, short).map((statement) => ({
      ...placeOf(statement),
      message: isCounted(statement)
        ? 'The number here tells a size. Say what changed through your work as well: what got faster, cheaper, larger or safer, and by how much?'
        : 'This says what you did, not what changed because of it. Add the result with its figure, if you know it: from how much to how much?',
      points,
    }));
    const missing = short - losses.length;
    if (missing > 0)
      losses.push({
        ...whole(jobs[0]?.path ?? 'workExperience'),
        message: `Add ${wordsFor(missing, 'bullet point')} on what changed through your work, with its figure.`,
        points: missing * points,
      });
    return losses;
  },
  praise: ({ statements }) =>
    `${wordsFor(statements.filter(isResult).length, 'bullet point')} say what changed through your work, and by how much.`,
};
