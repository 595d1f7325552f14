import type { ResumeContent } from '@folio/contract/resume-content';
import type { Advertisement } from '../../job-match/advertisement.ts';
import { contentStems } from '../../job-match/content-stems.ts';
import { relevanceInWords } from '../facts/relevance.ts';
import { oneLine } from '../phrases/phrases.ts';
import { wordsOf } from '../words/word-limits.ts';
import { asItem } from './item-text.ts';
import { common } from './line-sources.ts';

const most = 2;
const fewestWords = 6;
const longest = 400;
const mostWords = 28;
const leastWorth = 3;
/** Wishes, which the letter expresses itself. */
const wish =
  /\b(?:after an?|aim(?:ing)?|available|aspir\p{L}*|desire|eager|goal|hop(?:e|ing)|keen|look(?:ing)?|objective|references?|search(?:ing)?|seek(?:ing|s)?|want(?:ing|s)?|wish(?:es)?|would like|on request)\b/iu;
/** Self-praise, which is no evidence. */
const praise =
  /\b(?:ambitious|dedicated|dynamic|enthusiastic|excellent|friendly|goal-getter|hard[- ]?working|hungry|motivated|passionate|reliable|result(?:s)?[- ](?:driven|oriented)|team player|believ\w+|caring|don['’]t|loves|left work|passion|people-cent(?:er|re)d|ready to|under pressure|minimum supervision|possess(?:es)?|detail[- ]oriented)\b/i;

/** Sentences of the summary that answer a need, verbatim; required needs first. */
export function sentencesToTell(
  { personalInfo }: ResumeContent,
  advertisement: Advertisement,
): string[] {
  const bars = contentStems(advertisement.knockouts.map(({ text }) => text).join('\n'));
  return personalInfo.summary
    .slice(0, 2000)
    .split(/(?<=[.!?])(?<!\b(?:approx|incl|\p{Lu}(?:\.\p{L}{1,5})?)\.)\s+|\n/u)
    .map((sentence) => asItem(oneLine(sentence, longest).replace(ofBefore, '')))
    .map((text, place) => ({ text, place, worth: worthOf(text, bars, advertisement) }))
    .filter(({ text, worth }) => {
      const count = wordsOf(text).length;
      return (
        worth >= leastWorth &&
        count >= fewestWords &&
        count <= mostWords &&
        !wish.test(text) &&
        !praise.test(text)
      );
    })
    .toSorted((one, other) => other.worth - one.worth || one.place - other.place)
    .slice(0, most)
    .toSorted((one, other) => one.place - other.place)
    .map(({ text }) => text);
}

/** References to a previous sentence, which is left out. */
const ofBefore =
  /^(?:after|before|since) (?:that|then|this),? |^(?:also|and|but|currently|then|now),? /i;

const worthOf = (text: string, bars: ReadonlySet<string>, advertisement: Advertisement): number =>
  relevanceInWords(text, advertisement) +
  2 * [...contentStems(text)].filter((stem) => bars.has(stem) && !common.has(stem)).length;
