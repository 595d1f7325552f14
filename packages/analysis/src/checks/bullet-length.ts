import { countWords } from '../text/tokens.ts';
import { type Check, placeOf } from './check.ts';
import { missingStatements, shareOf } from './statement-share.ts';

const weight = 5;
const fewestWords = 4;
const mostWords = 36;

export const bulletLength: Check = {
  id: 'bullet-length',
  area: 'content',
  weight,
  find: (resume) => [
    ...resume.statements.flatMap((statement) => {
      const count = countWords(statement.text.slice(statement.start, statement.end));
      if (count >= fewestWords && count <= mostWords) return [];
      const message =
        count < fewestWords
          ? `At ${count} ${count === 1 ? 'word' : 'words'} this says little. Add how you did it, for whom, or what came of it.`
          : `At ${count} words this is hard to take in at a glance. Keep the strongest part, under ${mostWords} words, or make two of it.`;
      return [{ ...placeOf(statement), message, points: shareOf(weight, resume) }];
    }),
    ...missingStatements(
      weight,
      resume,
      `Write at least three bullet points of ${fewestWords} to ${mostWords} words about your work.`,
    ),
  ],
  praise: () => 'Your bullet points have a length that is read at a glance.',
};
