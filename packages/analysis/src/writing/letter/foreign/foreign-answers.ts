import type { ResumeContent } from '@folio/contract/resume-content';
import type { ForeignAsk } from '../../../job-match/foreign-asks.ts';
import { type ConditionKind, wordsOfKind } from '../../../job-match/foreign-letter-words.ts';
import { oneLine } from '../../phrases/phrases.ts';
import { sentencesIn } from './foreign-lines.ts';
import { likeness, significantWords } from './foreign-needs.ts';
import { type LetterStyle, phraseOf } from './letter-frames.ts';
import { has } from './resume-words.ts';

/**
 * Paragraphs that answer the advertisement's requests: in the resume's words if possible, else with
 * a blank.
 */
export function foreignAnswers(
  asks: readonly ForeignAsk[],
  content: ResumeContent,
  motivation: string,
  style: LetterStyle,
): string[] {
  const known = asks.flatMap(({ kind }) =>
    kind === 'other' || kind === 'why' || givesFigure(kind, motivation, style)
      ? []
      : [answerTo(kind, content, style)],
  );
  const others = asks
    .filter(({ kind }) => kind === 'other')
    .map(({ quote }) => otherAnswer(quote, content, style));
  return [
    [...new Set(known)].join(' '),
    others.length > 1 ? others.map((line) => `• ${line}`).join('\n') : (others[0] ?? ''),
  ].filter(Boolean);
}

/** A named request is answered by the resume's sentence or line that matches it. */
function otherAnswer(quote: string, content: ResumeContent, style: LetterStyle): string {
  const { language } = style;
  const about = language === 'de' ? ofGenitive(quote) : undefined;
  const place = about ? `${about}: [meine Antwort]` : phraseOf('other', style, { what: quote });
  const isQuestion = wordsOfKind('question', language).exec(quote)?.index === 0;
  const asked = significantWords(quote, language).filter((word) => !has('common', language, word));
  if (isQuestion || asked.length === 0) return place;
  const sentence = sentencesIn(content.personalInfo.summary).find((text) => {
    const words = significantWords(text, language);
    return (
      asked.filter((word) => words.some((one) => likeness(one, word) >= sure)).length >=
      asked.length / 2
    );
  });
  return sentence === undefined
    ? place
    : place.replace(/\[[^[\]]*\]$/, () => asSentence(sentence, style));
}
const sure = 0.9;

/** 'Mit Angabe des gewünschten Umfangs' asks 'zum gewünschten Umfang'. */
function ofGenitive(quote: string): string | undefined {
  const [, article, adjective, noun = ''] =
    /^(des|der) (\p{Ll}+en) (\p{Lu}[\p{L}-]+)$/u.exec(quote) ?? [];
  if (article === undefined) return undefined;
  if (article === 'der') return `Zur ${adjective} ${noun}`;
  return `Zum ${adjective} ${noun.replace(/(?:(?<=sch|[dstxzß])es|s)$/u, '')}`;
}

const givesFigure = (kind: ConditionKind, text: string, { language }: LetterStyle): boolean =>
  /\d/.test(text) && wordsOfKind(kind, language).test(text);

function answerTo(kind: ConditionKind, content: ResumeContent, style: LetterStyle): string {
  const { summary, location, website, links } = content.personalInfo;
  const answersKind = (text: string) =>
    givesFigure(kind, text, style) || (kind === 'start' && has('available', style.language, text));
  const sentence = sentencesIn(summary).find(answersKind);
  if (sentence !== undefined) return asSentence(sentence, style);
  const phrase = phraseOf(kind, style);
  const own = { place: location, portfolio: links[0]?.url || website }[kind as string] ?? '';
  return own === '' ? phrase : phrase.replace(/\[[^[\]]*\]/, () => oneLine(own));
}

/** Adds a full stop: '।' in Hindi. */
export const asSentence = (text: string, { language }: LetterStyle): string => {
  const trimmed = text.trim();
  return /[.!?।…:]["”»“]?$/u.test(trimmed) || trimmed === ''
    ? trimmed
    : `${trimmed}${language === 'hi' ? '।' : '.'}`;
};
