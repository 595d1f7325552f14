import type { Sentence } from '../score/resume-text.ts';
import type { Check } from './check.ts';
import { wordyPattern, wordyPhrases } from './phrases.ts';
import { faultsIn } from './sentence-share.ts';

const weight = 4;

export const concision: Check = {
  id: 'concision',
  area: 'content',
  weight,
  isEnglishOnly: true,
  find: ({ sentences }) =>
    faultsIn(
      sentences,
      weight,
      'There is no text yet to read. Describe your work in a few plain sentences.',
      wordyIn,
    ),
  praise: () => 'Your sentences come to the point, without filler.',
};

function wordyIn({ path, text, start, end }: Sentence) {
  const found = [...text.slice(start, end).matchAll(wordyPattern)];
  const [first] = found;
  const last = found.at(-1);
  if (!first || !last) return undefined;
  const span = { path, start: start + first.index, end: start + last.index + last[0].length };
  const said = [...new Set(found.map((match) => `'${match[0]}'`))].join(', ');
  const plainer = found.length === 1 ? wordyPhrases.get(first[0].toLowerCase()) : undefined;
  if (plainer) {
    const rewrite = /^\p{Lu}/u.test(first[0])
      ? plainer[0]?.toUpperCase() + plainer.slice(1)
      : plainer;
    return {
      ...span,
      rewrite,
      message: `'${first[0]}' takes more words than it needs: '${plainer}' says the same.`,
    };
  }
  return {
    ...span,
    message: `${said} could stand in anybody's resume. Cut it, or say what you did that shows it.`,
  };
}
