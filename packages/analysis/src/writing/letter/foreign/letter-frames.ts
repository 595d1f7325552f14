import type { WritingTone } from '@folio/contract/ai-requests';
import { readTable } from '@folio/tables/read-table';
import {
  conditionKinds,
  type ForeignLanguage,
  foreignLanguages,
} from '../../../job-match/foreign-letter-words.ts';

const uses = [
  ...conditionKinds,
  'applying',
  'applying-unnamed',
  'attached',
  'closing',
  'facts',
  'farewell',
  'greeting-first',
  'greeting-man',
  'greeting-nobody',
  'greeting-person',
  'greeting-woman',
  'label-languages',
  'label-profile',
  'label-qualifications',
  'label-skills',
  'leading-now',
  'leading-of',
  'leading-other',
  'leading-project',
  'leading-voluntary',
  'level-basic',
  'level-conversational',
  'level-fluent',
  'level-native',
  'name',
  'nothing',
  'other',
  'post',
  'reference',
  'standing-last',
  'standing-now',
  'studying',
] as const;
export type Use = (typeof uses)[number];

/** `pt-PT` is European Portuguese, for phrases that differ. */
const varieties = [...foreignLanguages, 'pt-PT'] as const;
type Variety = (typeof varieties)[number];

/**
 * A letter's phrases besides the facts, with placeholders in `{braces}`. They avoid addressing the
 * reader as 'du' or 'Sie', and forms that depend on the writer's gender. The tone is that of the
 * letter, `informal` for an informal advertisement, or a kind of position.
 */
const table = readTable(new URL('./letter-frames.tsv', import.meta.url), {
  use: uses,
  language: varieties,
  tone: ['any', 'confident', 'formal', 'friendly', 'informal', 'internship', 'training'],
  phrase: 'text',
});
const phrases = new Map(
  table.map(({ use, language, tone, phrase }) => [`${use} ${language} ${tone}`, phrase]),
);

export interface LetterStyle {
  language: ForeignLanguage;
  variety: Variety;
  tone: WritingTone;
  /** Whether the advertisement calls its readers by their first names. */
  isInformal: boolean;
}

type Parts = Readonly<Record<string, string>>;

/** Fills a phrase's placeholders; empty values leave no space. */
export function phraseOf(use: Use, style: LetterStyle, parts: Parts = {}, kind = ''): string {
  const isCasual = style.tone === 'friendly' || (style.isInformal && style.tone !== 'formal');
  const tones = [kind, ...(isCasual ? ['informal'] : []), style.tone, 'any'].filter(Boolean);
  const found = [style.variety, style.language].flatMap((language) =>
    tones.flatMap((tone) => phrases.get(`${use} ${language} ${tone}`) ?? []),
  );
  const phrase = (found[0] ?? '').replace(
    /\{(?<part>\p{Ll}+)\}/gu,
    (_, part: string) => parts[part] ?? '',
  );
  // The full stop of 'Lda.' also ends the sentence.
  return phrase.replace(/(?<!\.)\.\.$/, '.');
}

/** All phrases of a language, which state nothing about the person. */
export const framesOf = (language: ForeignLanguage): string =>
  table
    .filter((row) => row.language.startsWith(language))
    .map(({ phrase }) => phrase.replace(/\{\p{Ll}+\}/gu, ''))
    .join('\n');
