/** The form of application that an advertisement wants instead of a one-page letter. */
export interface LetterForm {
  /**
   * - `none`: it wants no letter.
   * - `short`: a few lines, or a short letter.
   * - `answers`: answers to its questions, instead of a letter.
   */
  kind: 'none' | 'short' | 'answers';
  /** The advertisement's words for this form. */
  quote: string;
  /** The most words allowed. */
  mostWords: number;
}

const mostRead = 30_000;
const longest = 420;
const longestQuote = 160;
/** A limit above this allows a letter of the usual length. */
const mostOfShort = 300;

const letter = String.raw`(?:(?:cover(?:ing)?|application|motivation(?:al)?) )?(?:letters?|notes?)`;
/** 'Please don't send a cover letter', 'PLEASE NO COVER LETTERS', 'cover letters are not needed' */
const noLetter =
  /\b(?:do not|don['’]?t|never|no need to|without|please no|skip|spare us|instead of|rather than)\b(?: \p{L}+){0,3}? (?:an? |the |your |usual )*cover(?:ing)? letters?\b|^(?:sorry,? )?no (?:cover(?:ing)? letters?)\b|\bno cover(?:ing)? letters?(?: (?:is|are))? ?(?:needed|necessary|please|required|wanted)\b|\bcover(?:ing)? letters? (?:is|are|will be) (?:not|never) (?:accepted|considered|needed|necessary|read|required)\b|\bwe (?:do not|don['’]?t) (?:accept|need|read|require|want) (?:any )?cover(?:ing)? letters?\b/iu;
/** Similar words in a request for a letter: 'don't apply without a cover letter' */
const wanted =
  /\b(?:without (?:an? |the |your )?cover(?:ing)? letters?\b.{0,60}\b(?:not|rejected|incomplete|unsuccessful)|(?:not|never) .{0,40}without an? (?:\p{L}+ )?cover(?:ing)? letter|not (?:just )?(?:be )?(?:an? )?(?:generic|standard|form)\b|do(?:n['’]?t| not) (?:forget|skip|omit|neglect)|fail to|generic|template|letters? (?:longer|of more|over|that|which)|(?:but|although|however)\b.{0,60}\b(?:appreciat\p{L}*|encouraged|help\p{L}*|read|welcome))\b/iu;
const answers =
  /\b(?:instead of|rather than|in place of) (?:an? |the |your )?(?:usual |traditional )?cover(?:ing)? letter\b|\b(?:max(?:imum)?\.?|up to|no more than|at most) (?<most>\d{2,3}) words,? (?:answering|in answer to|on)\b/iu;
/** Descriptions of a length, and the number of words it allows. */
const lengths: [RegExp, number][] = [
  [
    // Not a length: officers meet people 'in the first weeks of a sentence'.
    /\b(?:a couple of|one or two|two|three|two or three|2|3|2-3) (?:lines?|sentences?)\b|\ban? (?:line|sentence)(?= (?:about|on|or two|saying|telling|explaining|describing|why|that|to|with)\b)/iu,
    140,
  ],
  [
    /\b(?:an? )?(?:few|quick|brief|short) (?:lines?|sentences?|paragraph|e-?mail|message|note|words)\b/iu,
    160,
  ],
  [/\bhalf (?:an? )?(?:a4 )?page\b|\bhalf a side\b/iu, 170],
  [
    /\b(?:short|brief) (?:cover(?:ing)? |application |motivation |supporting )?(?:letter|note|statement)\b/iu,
    230,
  ],
];
/** Words that say that something is to be sent, or stated in it. */
const applying =
  /\b(?:apply|application|attach|cv|drop|e-?mail|include|letter|message|r[eé]sum[eé]|send|share|submit|telling|with|write)\b/iu;
/** A number of words, if it concerns a letter: '100 words' */
const counted =
  /\b(?:at most|fewer than|max(?:imum)?\.?(?: of)?|(?:no|not) (?:longer|more) than|under|up to|within)\s(?<most>\d{2,3})\swords\b/iu;

/**
 * Returns the form that an advertisement asks for instead of a one-page letter: answers to its
 * questions, none at all, or a short one, with the number of words. Undefined if it asks for
 * nothing special.
 */
export function letterFormOf(text: string): LetterForm | undefined {
  const sentences = text
    .slice(0, mostRead)
    .replace(/\*{1,3}/g, '')
    .split(/\r?\n|(?<=[.!?])\s/)
    .map((sentence) => sentence.replace(/^[\s•▪●*·–—-]+/u, '').trim())
    .filter((sentence) => sentence !== '' && sentence.length <= longest);
  const most = sentences.map((one) => Number(counted.exec(one)?.groups?.most ?? 0)).find(Boolean);
  for (const sentence of sentences) {
    if (answers.test(sentence))
      return {
        kind: 'answers',
        quote: quoted(sentence),
        mostWords: Number(answers.exec(sentence)?.groups?.most ?? most ?? 250),
      };
    if (noLetter.test(sentence) && !wanted.test(sentence))
      return { kind: 'none', quote: quoted(sentence), mostWords: 110 };
  }
  return shortFormOf(sentences, most);
}

function shortFormOf(sentences: readonly string[], most: number | undefined) {
  // 'Up to 800 words, and give us a sentence on …' allows a full page.
  if (most !== undefined && most > mostOfShort) return undefined;
  for (const sentence of sentences) {
    if (!applying.test(sentence)) continue;
    const length = lengths.find(([pattern]) => pattern.test(sentence));
    if (length && (ofWriting.test(sentence) || most !== undefined))
      return { kind: 'short' as const, quote: quoted(sentence), mostWords: most ?? length[1] };
  }
  return undefined;
}

/** 'We run an anonymous shortlist so put your name only on the CV.' */
const unsigned =
  /\bname only on (?:the |your )?(?:application form|cv|form|r[eé]sum[eé])\b|\b(?:do not|don['’]?t) (?:include|mention|put|sign|write) your name\b[^.]{0,40}\b(?:letter|statement)\b|\b(?:letter|statement)\b[^.]{0,60}\bwithout your name\b/iu;

/** Whether an advertisement asks for a letter without its writer’s name (anonymous selection). */
export const isUnsigned = (text: string): boolean => unsigned.test(text.slice(0, mostRead));

const ofWriting = new RegExp(
  String.raw`\b(?:${letter}|lines?|sentences?|paragraph|message|statement|e-?mail|words about)\b`,
  'iu',
);

/** Cuts a long quotation at the end of one of its parts. */
function quoted(sentence: string): string {
  if (sentence.length <= longestQuote) return sentence;
  const cut = sentence.slice(0, longestQuote);
  const end = cut.lastIndexOf(', ');
  return `${cut.slice(0, end > longestQuote / 2 ? end : cut.lastIndexOf(' '))}…`;
}
