import { openingOf } from '../text/statement-opening.ts';
import { type Check, faultsIn } from './check.ts';

const weight = 1;
/** How many bullet points may begin with the same verb. */
const oftenEnough = 2;

export const verbVariety: Check = {
  id: 'verb-variety',
  area: 'content',
  weight,
  isEnglishOnly: true,
  silencedBy: ['action-verbs'],
  find: ({ postStatements, statements }) => {
    const uses = new Map<string, number>();
    return faultsIn(
      postStatements.length > 0 ? postStatements : statements,
      weight,
      'There are no bullets yet. Start each with a different verb.',
      ({ path, words }) => {
        const opening = openingOf(words);
        if (!opening?.verb) return undefined;
        const { base } = opening.verb;
        const use = (uses.get(base) ?? 0) + 1;
        uses.set(base, use);
        if (use <= oftenEnough) return undefined;
        const { start, end, text: quoted } = opening.word;
        return {
          path,
          start,
          end,
          message: `'${quoted}' starts a bullet for the ${ordinal(use)} time. Try a different verb.`,
        };
      },
    );
  },
  praise: () => 'You vary your verbs well.',
};

const ordinal = (count: number): string => {
  const ending = /1[123]$/.test(String(count))
    ? 'th'
    : (['th', 'st', 'nd', 'rd'][count % 10] ?? 'th');
  return `${count}${ending}`;
};
