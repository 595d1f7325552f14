import type { ReadResume, Statement } from '../resume/read-resume.ts';
import { type Check, entireField, type Loss, spanOf, wordsFor } from './check.ts';
import { demandOf } from './demands.ts';

const weightOfQuantified = 3;
/**
 * The largest share of statements that is expected to have a number, since not everything that
 * matters can be counted.
 */
const wantedShare = 0.6;
const fewest = 3;

const isQuantified = ({ strength }: Statement) => strength === 'figure' || strength === 'result';

export const quantified: Check = {
  id: 'quantified',
  area: 'content',
  weight: weightOfQuantified,
  silencedBy: ['evidence'],
  find: (resume) => {
    const { postStatements: statements } = resume;
    const noted = resume.statements.length - statements.length;
    const wanted = Math.max(Math.ceil(statements.length * wantedShare), fewest);
    const plain = statements.filter((statement) => !isQuantified(statement));
    const short = Math.max(0, wanted - noted - (statements.length - plain.length));
    const points = weightOfQuantified / wanted;
    const asked = plain.filter(({ isSetback }) => !isSetback);
    const losses: Loss[] = asked.slice(0, short).map((statement) => ({
      ...spanOf(statement),
      message:
        'This says what you did, but not how much. A number makes it believable: how many, how often, how much faster, how much money?',
      points,
    }));
    const missing = short - losses.length;
    if (missing > 0)
      losses.push({
        ...entireField(resume.jobs[0]?.path ?? 'workExperience'),
        message: `Add ${wordsFor(missing, 'bullet')} with a measurable result. Readers trust what they can measure.`,
        points: missing * points,
      });
    return losses;
  },
  praise: ({ statements }) =>
    `${statements.filter(isQuantified).length} of ${wordsFor(statements.length, 'bullet')} say in numbers how much or how many.`,
};

const weightOfResults = 13;

/** A number that only gives a size is not a result. */
const isResult = ({ strength }: Statement) => strength === 'result';
const isCounted = ({ strength }: Statement) => strength === 'figure';

/** Counts results: statements, and the proofs that count as results at this career stage. */
const resultsIn = (resume: ReadResume): number => {
  const { asResults } = demandOf(resume);
  const proofs = resume.proofs.filter(({ kind, isNamed }) => isNamed && asResults.includes(kind));
  return resume.statements.filter(isResult).length + proofs.length;
};

export const results: Check = {
  id: 'results',
  area: 'content',
  weight: weightOfResults,
  isEnglishOnly: true,
  find: (resume) => {
    const { statements, jobs } = resume;
    const wanted = demandOf(resume).results;
    const short = Math.max(0, wanted - resultsIn(resume));
    const points = weightOfResults / wanted;
    const others = statements.filter(
      (statement) => statement.isOfPost && !statement.isSetback && !isResult(statement),
    );
    // Suggests adding a result to statements that already have a number, before any others.
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
        ...entireField(jobs[0]?.path ?? 'workExperience'),
        message: `Add ${wordsFor(missing, 'bullet')} on what your work changed, with a figure.`,
        points: missing * points,
      });
    return losses;
  },
  praise: (resume) =>
    `${wordsFor(resultsIn(resume), 'result')} to show: what your work changed, and by how much.`,
};
