import type { Statement } from '../resume/read-resume.ts';
import { hasNumber, hasResult } from '../text/figures.ts';
import { type Check, type Loss, spanOf, wholeField, wordsFor } from './check.ts';

const weightOfQuantified = 5;
/** More than this share need no number: not all that counts can be counted. */
const wantedShare = 0.6;
const fewest = 4;

const isQuantified = ({ text, start, end }: { text: string; start: number; end: number }) =>
  hasNumber(text.slice(start, end));

export const quantified: Check = {
  id: 'quantified',
  area: 'content',
  weight: weightOfQuantified,
  find: (resume) => {
    const { statements } = resume;
    const wanted = Math.max(Math.ceil(statements.length * wantedShare), fewest);
    const plain = statements.filter((statement) => !isQuantified(statement));
    const short = Math.max(0, wanted - (statements.length - plain.length));
    const points = weightOfQuantified / wanted;
    const losses: Loss[] = plain.slice(0, short).map((statement) => ({
      ...spanOf(statement),
      message:
        'This says what you did, but not how much. A number makes it believable: how many, how often, how much faster, how much money?',
      points,
    }));
    const missing = short - losses.length;
    if (missing > 0)
      losses.push({
        ...wholeField(resume.jobs[0]?.path ?? 'workExperience'),
        message: `Add ${wordsFor(missing, 'bullet point')} with a measurable result. Readers trust what they can measure.`,
        points: missing * points,
      });
    return losses;
  },
  praise: ({ statements }) =>
    `${statements.filter(isQuantified).length} of ${wordsFor(statements.length, 'bullet point')} say in numbers how much or how many.`,
};

const weightOfResults = 9;
/** So many measured results make a case; a number that only tells a size is none. */
const wanted = 3;

const textOf = ({ text, start, end }: Statement) => text.slice(start, end);
const isResult = (statement: Statement) => hasResult(textOf(statement));

export const results: Check = {
  id: 'results',
  area: 'content',
  weight: weightOfResults,
  isEnglishOnly: true,
  find: ({ statements, jobs }) => {
    const short = Math.max(0, wanted - statements.filter(isResult).length);
    const points = weightOfResults / wanted;
    const others = statements.filter((statement) => !isResult(statement));
    const isCounted = (statement: Statement) => hasNumber(textOf(statement));
    // Where there is a number already, its result is nearest.
    const nearest = [...others.filter(isCounted), ...others.filter((one) => !isCounted(one))];
    const losses: Loss[] = nearest.slice(0, short).map((statement) => ({
      ...spanOf(statement),
      message: isCounted(statement)
        ? 'This shows scale but not impact. What got faster, cheaper, bigger or safer, and by how much?'
        : 'This says what you did, but not what changed. Add the result with its figure, if you know it: from what to what?',
      points,
    }));
    const missing = short - losses.length;
    if (missing > 0)
      losses.push({
        ...wholeField(jobs[0]?.path ?? 'workExperience'),
        message: `Add ${wordsFor(missing, 'bullet point')} on what your work changed, with a figure.`,
        points: missing * points,
      });
    return losses;
  },
  praise: ({ statements }) =>
    `${wordsFor(statements.filter(isResult).length, 'bullet point')} say what your work changed, and by how much.`,
};
