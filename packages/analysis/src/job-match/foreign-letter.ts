import { asksIn, type ForeignAsk } from './foreign-asks.ts';
import { formIn } from './foreign-form.ts';
import { type ForeignLanguage, wordsOfKind } from './foreign-letter-words.ts';
import {
  addresseeIn,
  type NamesRead,
  namesIn,
  referenceIn,
  type SureNames,
} from './foreign-names.ts';
import type { LetterForm } from './letter-form.ts';

/** What an advertisement in another language than English wants of a letter. */
export interface ForeignLetter extends SureNames {
  language: ForeignLanguage;
  asks: readonly ForeignAsk[];
  /** Whom to write to, with the title that stands before the name: 'Frau Melanie Rauch'. */
  addressee: string;
  reference: string;
  form: LetterForm | undefined;
  /** Whether it calls its readers by their first names: 'du', 'tu', 'tú'. */
  isInformal: boolean;
}

const mostRead = 30_000;
const longest = 420;

/** Reads the first 30,000 letters, and sentences of up to 420. */
export function foreignLetterOf(
  text: string,
  language: ForeignLanguage,
  names: NamesRead,
): ForeignLetter {
  const read = text.slice(0, mostRead).normalize('NFC');
  const sentences = sentencesIn(read);
  return {
    language,
    asks: asksIn(sentences, language),
    addressee: addresseeIn(sentences, language, names.company),
    ...namesIn(read, sentences, language, names),
    reference: referenceIn(sentences, language),
    form: formIn(sentences, language),
    isInformal: isInformal(sentences, language),
  };
}

/** 'Dr.', 'Sra.', 'z. Hd.', 'n.º' end no sentence. */
const ends =
  /\r?\n|(?<=[.!?।])(?<!(?:^|[\s(])(?:(?!CV)\p{Lu}\p{L}{0,3}|z|hd|n|nr|h|d|u|a|b|bzw|ca|tel|art|inkl|[Rr]éf|[Rr]ef|núm|aprox|máx|mín)\.)\s+(?=[^\p{Ll}\s])/u;

const sentencesIn = (text: string): string[] =>
  text
    .replace(/^[ \t]*(?:\d{1,2}|[a-h])[.)][ \t]/gm, '')
    .split(ends)
    .map((sentence) => sentence.replace(/^[\s•▪●*·✔–—-]+/u, '').trim())
    .filter((sentence) => sentence !== '' && sentence.length <= longest);

/** One such word may be the name of something. */
const fewestInformal = 2;

function isInformal(sentences: readonly string[], language: ForeignLanguage): boolean {
  const pattern = wordsOfKind('informal', language);
  return sentences.filter((sentence) => pattern.test(sentence)).length >= fewestInformal;
}
