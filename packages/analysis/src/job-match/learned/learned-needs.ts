import type { Segment } from '@folio/crf/semi-crf';
import type { ReadLanguage } from '../../text/languages.ts';
import { folded, isSmallWord } from '../../text/stem.ts';
import { phraseKey } from '../../vocabulary/phrase.ts';
import type { Term } from '../advertisement.ts';
import type { Line } from '../advertisement-lines.ts';
import { levelIn } from '../requirements.ts';
import type { NeedSentence } from './need-features.ts';
import { type NeedModel, needModel } from './need-model.ts';
import { needSpans } from './need-spans.ts';
import type { Mention } from './need-words.ts';
import { mayStateNeeds, type ReadSentences } from './read-sentences.ts';

export type LearnedNeed = Term & { level: 'required' | 'preferred' };

export type LearnedNeeds = {
  /** The needs in the advertisement's own words. */
  needs: LearnedNeed[];
  /**
   * Whether a skill mentioned outside the needs is also a likely need. Undefined if it is not in
   * the text that the model has read.
   */
  isBeside: (id: string) => boolean | undefined;
  /** Whether the model has read all text that may state a need. */
  isWhole: boolean;
};

const longestNeed = 60;
/**
 * A skill mentioned outside the needs counts if its words belong to a need with at least this
 * probability.
 */
const leastLikely = 0.1;

/**
 * Returns the needs of an advertisement in its own words, found by a model trained on labeled
 * advertisements. The model sees all lines, as in training, because the surrounding lines show what
 * a line is; needs are taken only from `body`.
 */
export function learnedNeeds(
  { sentences, unread }: ReadSentences,
  body: readonly Line[],
  model: NeedModel = needModel(),
): LearnedNeeds {
  const isNeed = new Map<string, boolean>();
  const within = new Set<string>();
  const isWhole = !unread.some(({ kind }) => kind !== 'about');
  const inBody = sentences.filter(
    (one) => mayStateNeeds(one) && body.includes(one.surroundings.line),
  );
  const needs = inBody.flatMap((sentence) => {
    const { spans, likely } = needSpans(model, sentence);
    for (const mention of sentence.mentions) {
      const { id } = mention.skill;
      const words = wordsIn(mention, sentence);
      const isWithin = words.some((at) => spans.some(({ first, end }) => first <= at && at < end));
      if (isWithin) within.add(id);
      const sum = words.reduce((total, at) => total + (likely[at] ?? 0), 0);
      isNeed.set(id, isNeed.get(id) === true || sum >= leastLikely * words.length);
    }
    return spans.flatMap((span) => needOf(span, sentence));
  });
  return { needs, isBeside: (id) => (within.has(id) ? false : isNeed.get(id)), isWhole };
}

const wordsIn = ({ start, end }: Mention, { words }: NeedSentence): number[] =>
  words.flatMap((word, at) => (word.start < end && start < word.end ? [at] : []));

function needOf(
  { first, end }: Segment,
  { text, words, surroundings }: NeedSentence,
): LearnedNeed[] {
  const from = words[first]?.start ?? 0;
  // The model's words do not include a leading dot, as in '.NET'.
  const start = /(?<![\p{L}\p{N}])\.$/u.test(text.slice(Math.max(0, from - 2), from))
    ? from - 1
    : from;
  if (isPerson.test(text.slice(Math.max(0, from - 8), from))) return [];
  const name = wholeName(text.slice(start, words[end - 1]?.end), text, surroundings.language);
  const key = phraseKey(name);
  if (key === '' || name.length > longestNeed) return [];
  const level = levelIn(surroundings.line.kind, text, from);
  return [{ key, name, isSkill: false, level }];
}

/** Titles before a person's name: 'You report to Dr. Anke Sievers'. */
const isPerson = /(?<!\p{L})(?:Dr|Prof|Mr|Mrs|Ms|Herrn?|Frau|Mme|Sra?|Dra)\.?\s$/u;

/**
 * The beginning of a wish or a duration, which says nothing about what is wanted: 'years in
 * mechanical design'.
 */
const asWish =
  /^(?:years?(?:['’]| of)?(?: experience)? (?:in|of|with)|Jahren?(?: Erfahrung)? (?:in|mit|im)|ideally|preferably|idealerweise|vorzugsweise|idéalement|idealmente|de preferencia|de preferência)\s+/iu;

/**
 * Returns a need without function words at its ends ('Begleitung von Versuchen auf unserem'), and
 * with the bracket that closes one it opens, if the text has it: 'Prüfstände (Hydropulser)'. The
 * need ends at a bracket that was opened before it.
 */
function wholeName(name: string, text: string, language: ReadLanguage): string {
  const isSmall = (word: string) =>
    word === word.toLowerCase() && isSmallWord(folded(word), language);
  const words = withoutOpened(name).replace(asWish, '').split(' ');
  const first = words.findIndex((word) => !isSmall(word));
  const last = words.findLastIndex((word) => !isSmall(word));
  const inner = first < 0 ? words.join(' ') : words.slice(first, last + 1).join(' ');
  const open = inner.lastIndexOf('(');
  if (open <= inner.lastIndexOf(')')) return inner;
  return text.includes(`${inner})`) ? `${inner})` : inner.slice(0, open).trimEnd();
}

/** Returns the text after a bracket that was opened before the need: 'LabWare) master data'. */
function withoutOpened(name: string): string {
  const [before = '', ...behind] = name.split(')');
  if (behind.length === 0 || before.includes('(')) return name;
  return behind.join(')').replace(/^[\s,;/–-]{1,9}/, '') || before;
}
