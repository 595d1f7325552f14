import { type ForeignLanguage, wordsOfKind } from './foreign-letter-words.ts';
import type { LetterForm } from './letter-form.ts';

const wordsOfShort = 160;
const wordsOfLetter = 230;
const wordsOfNone = 110;

/** Returns the form of application that an advertisement wants instead of a one-page letter. */
export function formIn(
  sentences: readonly string[],
  language: ForeignLanguage,
): LetterForm | undefined {
  for (const sentence of sentences) {
    if (!wordsOfKind('no-letter', language).test(sentence)) continue;
    if (wordsOfKind('short-letter', language).test(sentence)) break;
    // 'We take no applications without a letter' asks for one.
    if (isWanted.test(sentence)) return undefined;
    const isAnswered = wordsOfKind('telling', language).test(sentence);
    return isAnswered
      ? { kind: 'answers', quote: sentence, mostWords: 250 }
      : { kind: 'none', quote: sentence, mostWords: wordsOfNone };
  }
  const short = sentences.find((sentence) => wordsOfKind('short-letter', language).test(sentence));
  return short && wordsOfKind('sending', language).test(short)
    ? {
        kind: 'short',
        quote: short,
        mostWords: isLetter.test(short) ? wordsOfLetter : wordsOfShort,
      }
    : undefined;
}
const isLetter =
  /(?:breve|corta|pequena|kurzes?|courte?) (?:carta|lettre|anschreiben)|carta (?:breve|corta)|संक्षिप्त पत्र/iu;
const isWanted =
  /(?:nicht|keine|aucune?|no (?:se )?(?:acept|admit|consider|valor)\p{L}*|não (?:aceit|serão|consider)\p{L}*|ne (?:sera|seront)).{0,80}(?:ohne|sans|sin|sem) /iu;
