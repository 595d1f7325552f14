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

/** The requests for a letter in an advertisement in a language other than English. */
export interface ForeignLetter extends SureNames {
  language: ForeignLanguage;
  asks: readonly ForeignAsk[];
  /** The person to write to, with the title before the name: 'Frau Melanie Rauch'. */
  addressee: string;
  reference: string;
  form: LetterForm | undefined;
  /** Whether it addresses readers informally: 'du', 'tu', 'tú'. */
  isInformal: boolean;
}

const mostRead = 30_000;
const longest = 420;

/** Reads at most the first 30,000 letters, and sentences of at most 420. */
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

/** The full stops of 'Dr.', 'Sra.', 'z. Hd.' and 'n.º' do not end a sentence. */
const ends =
  /\r?\n|(?<=[.!?।])(?<!(?:^|[\s(])(?:(?!CV)\p{Lu}\p{L}{0,3}|z|hd|n|nr|h|d|u|a|b|bzw|ca|tel|art|inkl|[Rr]éf|[Rr]ef|núm|aprox|máx|mín)\.)\s+(?=[^\p{Ll}\s])/u;

const sentencesIn = (text: string): string[] =>
  text
    .replace(/^[ \t]*(?:\d{1,2}|[a-h])[.)][ \t]/gm, '')
    .split(ends)
    .map((sentence) => sentence.replace(/^[\s•▪●*·✔–—-]+/u, '').trim())
    .filter((sentence) => sentence !== '' && sentence.length <= longest);

/** A single informal word may be part of a name. */
const fewestInformal = 2;

function isInformal(sentences: readonly string[], language: ForeignLanguage): boolean {
  const pattern = wordsOfKind('informal', language);
  return sentences.filter((sentence) => pattern.test(sentence)).length >= fewestInformal;
}
