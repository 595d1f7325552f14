import { deniedMentions } from './denials.ts';
import type { FactFlag } from './fact-flag.ts';
import { longFormsIn } from './short-forms.ts';
import type { SourceFacts } from './source-facts.ts';
import { isStopWord, rootOf, type Word } from './words.ts';

/** Ranks that limit the words after them: an assistant manager is not a manager. */
const ranks =
  /^(?:ass(?:istan)?t|apprentice|trainee|student|volunteer|helper|junior|jn?r|intern|part-qualified|deputy|acting|relief|aspiring|labourer|laborer)$/;
/** Words with which a rewrite may express such a rank. */
const anyRank =
  /\b(?:ass(?:is)?t|assist(?:ant|ed|ing)|apprentice(?:ship)?|train(?:ee|ing)|student|volunteer(?:ed|ing)?|help(?:er|ed|ing)?|junior|jn?r\b|intern(?:ship)?|part-qualified|deputy|deputis|acting|relief|support(?:ed|ing)?|labourer|laborer)/i;
const unreal =
  /\b(?:planned|plan(?:s|ning)? to|possible|estimate[ds]?|proposed|not started|in progress|studying|so far|next year|stopped|cancelled)\b/i;
const anyUnreal =
  /\b(?:plan(?:s|ned|ning)?|possible|estimat|propos|potential|expected|working towards|studying|so far|toward|next year|due|during|stopped|cancelled|until|draft|design)/i;
/** Verbs that claim completion. */
const done =
  /\b(?:delivered|saved|successful(?:ly)?|completed|deployed|launched|implemented|qualified|certified|rolled out|regular|achieved)\b/i;

const flagOf = (word: Word, kind: FactFlag['kind']): FactFlag => ({
  kind,
  text: word.text,
  start: word.start,
  end: word.end,
});

/**
 * Finds qualifiers that a rewrite dropped, so that it overstates the source: 'assistant' before
 * 'manager', 'not' before work that was not done, 'planned' for work that was not completed.
 */
export function checkQualifiers(
  source: SourceFacts,
  output: string,
  words: readonly Word[],
): FactFlag[] {
  return [
    ...promoted(source, output, words),
    ...deniedMentions(source, output, words),
    ...realised(source, output, words),
  ];
}

function promoted(source: SourceFacts, output: string, words: readonly Word[]): FactFlag[] {
  if (anyRank.test(output)) return [];
  const held = wordsOfTitles(source);
  const titles = source.words.flatMap((word, index) => {
    const next = source.words[index + 1];
    const isTitle =
      next && ranks.test(word.lower) && source.text.slice(word.end, next.start) === ' ';
    return isTitle && !held.has(next.lower.replace(/s$/, '')) && !held.has(next.lower)
      ? [next.root, ...longFormsIn([next]).map(rootOf)]
      : [];
  });
  const claimed = words.find(({ root, lower }) => titles.includes(root) && !isStopWord(lower));
  return claimed ? [flagOf(claimed, 'scope')] : [];
}

/**
 * Returns the words with which short lines begin, up to the first comma, if none is a rank: 'Buyer,
 * Volanta' beside 'Junior Buyer, Acme'.
 */
const wordsOfTitles = (source: SourceFacts): ReadonlySet<string> =>
  new Set(
    source.text.split('\n').flatMap((line) => {
      const words = (line.split(',')[0] ?? '').toLowerCase().split(' ');
      return words.length <= 5 && !words.some((word) => ranks.test(word)) ? words : [];
    }),
  );

function realised(source: SourceFacts, output: string, words: readonly Word[]): FactFlag[] {
  if (!unreal.test(source.text) || anyUnreal.test(output)) return [];
  const claimed = words.find(
    ({ lower, root }) => done.test(lower) && !source.roots.has(root) && !source.lowers.has(lower),
  );
  return claimed ? [flagOf(claimed, 'outcome')] : [];
}
