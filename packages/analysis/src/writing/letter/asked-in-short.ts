import type { ForeignAsk } from '../../job-match/foreign-asks.ts';
import { foreignLetterOf } from '../../job-match/foreign-letter.ts';
import {
  type ConditionKind,
  type ForeignLanguage,
  isForeign,
} from '../../job-match/foreign-letter-words.ts';
import { asksOfLetter } from '../../job-match/letter-asks.ts';
import { type LetterForm, letterFormOf } from '../../job-match/letter-form.ts';
import { referenceOf } from '../../job-match/letter-reference.ts';
import { languageBySmallWords } from '../../text/small-words.ts';
import { itemsIn, withoutOpening } from './ask-items.ts';

/** Requests as notes to the letter's writer, not as quotations. */

const longest = 150;
/** Standard questions, in a letter's wording; the first match counts. */
const conditions: [RegExp, string][] = [
  [
    /\b(?:current|last|present)\b(?:(?!\bnotice\b|\bor expect).){0,30}?\b(?:compensation|ctc|earnings|(?:hourly )?rate|pay|package|remuneration|salary|wages?)\b(?! (?:structure )?or expect)|\bCCTC\b|^(?:your )?ctc$|\b(?:gross|net) (?:\p{L}+ )?salary in (?:your )?last\b/iu,
    'your current pay',
  ],
  [
    /\b(?:desired|expected|expectations?|requirements?)\b.{0,20}\b(?:compensation|ctc|pay|package|rate|remuneration|salary)\b|\b(?:compensation|ctc|hourly|pay|rate|remuneration|salary)(?: structure or)? (?:expectations?|requirements?)\b|\bECTC\b|\bexp\.? (?:ctc|salary)\b|\bhope to be paid\b|\bwhat you (?:would like|want|wish) to (?:be paid|earn)\b|^(?:your )?(?:dai?ly? |day |hourly )?rates?$|\b(?:what|the) (?:(?:day|hourly) )?(?:ctc|pay|rate|salary|wages?) (?:that )?you(?:['’](?:re|d)| are| would)? (?:after|expect\p{L}*|hop\p{L}*|like|look\p{L}*|want)\b/iu,
    'your salary expectation',
  ],
  [/\bnotice\b/i, 'your notice period'],
  [
    /\bavailability\b(?! (?:for|on|over|at)\b)|\b(?:availab\p{L}{1,20}|earliest|start(?:ing)?|join(?:ing)?|resum\p{L}{0,20}) (?:\p{L}+ )?date\b|\bearliest (?:possible )?start\b|\bdate of (?:availability|joining)\b|\bhow soon\b|\bjoining (?:period|time)\b|\bwhen (?:c(?:an|ould) you|your?(?= free)|you(?:['’](?:d|re)| are| can| could| would)) (?:available|be |free|join|start)|\b(?:date )?(?:that )?you (?:can|could) (?:join|start)\b|\bready to (?:join|start)\b/iu,
    'when you could start',
  ],
  [/\bvisa\b/i, 'your visa status'],
  [/\broster\b/i, 'the roster that you prefer'],
  [
    /\breasons? for (?:change|leaving)\b|\bwhy you(?:['’]re| are)? (?:leaving|left|want to leave)\b/iu,
    'why you are leaving',
  ],
  [
    /^(?:the )?(?:(?:contact )?(?:contacts|details|names?)(?: and (?:addresses|contacts|contact details))? of )?(?:at least )?(?:two|three|2|3) (?:\p{L}+ ){0,2}refer(?:ee|ence)s\b/iu,
    'your referees',
  ],
  [/^(?:your )?(?:total exp(?:erience|\.)?|years of experience)$/i, 'your total experience'],
  [/^(?:your )?relevant exp(?:erience|\.)?$/i, 'your relevant experience'],
  [/\bnationality\b/i, 'your nationality'],
  [/\bnative place\b/i, 'your native place'],
  [/\bpreferred location\b/i, 'the place that you prefer'],
  [
    /^(?:your )?(?:current |present )?(?:location|place of residence|residence)\b|\bwhere you (?:are based|live)\b/i,
    'where you live',
  ],
  [/\brelocat(?:e|ion)\b/i, 'whether you would relocate'],
];
/** 'How' and 'why' ask for more than a condition's name. */
const asksMore =
  /^(?:how (?!soon\b)|what (?!(?:(?:day|hourly) )?(?:pay|rate|salary|wages?)\b|you want to (?:be paid|earn)\b|you(?:['’]d| would) hope\b)|which\b|why (?!you(?:['’]re| are)? (?:leaving|left|want to leave)\b)|an?\b|one\b)/iu;
const mostWordsOfName = 12;

/**
 * Shortens an advertisement's requests to notes: 'when you could start', 'how you meet the
 * criteria'. Drops what every letter has and what is optional; each note occurs once.
 */
export function inShort(asks: readonly string[]): string[] {
  const notes = asks.flatMap((ask) =>
    itemsIn(ask, (item) => namedIn(item).length > 0).flatMap((item) => {
      const bareItem = withoutOpening(item);
      if ([isSentAnyway, isSaidAnyway, isNotWanted].some((way) => way.test(bareItem))) return [];
      const named = namedIn(bareItem);
      return named.length > 0 ? named : [noteOf(item)];
    }),
  );
  return [...new Set(notes)].filter(Boolean);
}

/** Things that a letter has anyway, and attachments. */
const isSentAnyway =
  /^(?:an? |our |the |this |your )*(?:(?:campaign|competition|job|position|post(?:ing)?|requisition|vacancy) )*(?:code|cover(?:ing)? letter|cv|id|number|reference(?: number)?|r[eé]sum[eé]|title)(?: above)?$|^(?:an? |the |your )?(?:\p{L}+ )?(?:cv|cover(?:ing)? letter|r[eé]sum[eé])\b/iu;

/** Content of every letter. */
const isSaidAnyway =
  /^(?:(?:a bit |something )?(?:about )?yourself|(?:the|which) (?:job|position|post|role)(?: (?:that )?you are applying for| applied for)|who you are|what you can do|what you(?:['’]ve| have) done|your (?:experience|qualifications|skills|suitability)|what (?:work )?you (?:currently )?do(?: day to day| now)?|what you (?:can|could|will|would) (?:bring|contribute|offer)(?: to .{0,80})?|where you(?:['’]re| are) (?:at|up to)|your (?:background match|fit(?:ness)?|match|suitability) (?:for|to|with) .{0,60}|(?:how|where|why) (?:you (?:believe|feel|think) )?(?:that )?your (?:background|experience|qualifications|skills|values)\b.{0,60}\b(?:fit|match(?:es)?|meets?|suits?)\b.{0,60}|how your (?:background|experience|skills|training)(?: to date)? (?:fits?|makes?|match(?:es)?|meets?|suits?|(?:equips?|ha(?:s|ve) (?:equipped|prepared)|prepares?) you) .{0,60}|why (?:you (?:believe|feel|think) (?:that )?)?you(?:['’]re| are|['’]d be| would be)? (?:an? |the )?(?:best|good|great|ideal|perfect|right|suitable|suited)(?: candidate| fit| person)?(?: (?:for|to) (?:it|them|the (?:job|position|post|role|team)|this(?: \p{L}+)?|us))?)$/iu;

/** 'Salary expectations not needed', 'a link to code if you can share any' */
const isNotWanted =
  /\b(?:not|n['’]t) (?:asked|necessary|needed|required)\b|^(?:an? )?links? to\b.*\b(?:if you (?:can|have)|optional)\b/iu;

function namedIn(text: string): string[] {
  if (asksMore.test(text)) return [];
  const words = text.split(/\s+/);
  // A long item asks for what it begins with: 'Salary requirements directly to Ms Hill, who …'
  const read = words.length > mostWordsOfName ? words.slice(0, wordsOfBeginning).join(' ') : text;
  return conditions.filter(([pattern]) => pattern.test(read)).map(([, name]) => name);
}
const wordsOfBeginning = 3;

/** An advertisement's requests for the letter, and the reference to quote. */
interface AsksOfLetter {
  notes: string[];
  reference: string;
  /** The form wanted instead of a letter of a page. */
  form: LetterForm | undefined;
}

/**
 * Reads an advertisement's requests for the letter, as notes (`inShort`), the reference to quote,
 * and the form of letter. In other languages than English, standard questions are noted in English
 * and the rest is quoted.
 */
export function readAsks(advertisement: string): AsksOfLetter {
  const language = languageBySmallWords(advertisement);
  if (isForeign(language)) return readForeignAsks(advertisement, language);
  return {
    notes: inShort(asksOfLetter(advertisement)),
    reference: referenceOf(advertisement),
    form: letterFormOf(advertisement),
  };
}

/** Standard questions in English, the rest in the advertisement's words. */
function readForeignAsks(advertisement: string, language: ForeignLanguage): AsksOfLetter {
  const names = { title: '', company: '', isCompanySure: false };
  const { asks, reference, form } = foreignLetterOf(advertisement, language, names);
  const others = asks.filter(({ kind }) => kind === 'other').map(({ quote }) => `“${quote}”`);
  return { notes: [...conditionNotes(asks), ...others], reference, form };
}

const noteOfCondition: Readonly<Record<ConditionKind, string>> = {
  salary: 'your salary expectation',
  'current-pay': 'your current pay',
  start: 'when you could start',
  notice: 'your notice period',
  permit: 'your visa status',
  hours: 'the hours that you would like to work',
  relocation: 'whether you would relocate',
  place: 'where you live',
  referees: 'your referees',
  leaving: 'why you are leaving',
  portfolio: 'a link to your portfolio',
  number: 'your registration number',
  why: 'why you want this job',
};

/** Returns the notes, in English, for the standard questions (salary, notice, permit) of an advertisement in another language. */
export const conditionNotes = (asks: readonly ForeignAsk[]): string[] =>
  asks.flatMap(({ kind }) => (kind === 'other' ? [] : [noteOfCondition[kind]]));

/** Whether a note asks for the motivation: 'why you apply', 'what draws you to them'. */
export const isWhy = (note: string): boolean =>
  /^(?:why (?!you(?:['’]re| are)? (?:leaving|left|want to leave)\b|you(?:['’]re| are|['’]d be| would be) (?:an? |the )?(?:best|good|great|ideal|perfect|right|suitable|suited)\b)|your (?:motivation|reasons? for (?:applying|interest)|interest)\b|what (?:attracts|draws|excites|interests|motivates) you\b)/i.test(
    note,
  );

/** 'The priorities above', 'the essential criteria' */
const ofList =
  /^(?:each of )?(?:(?=[A-Z]\d)[A-Z\d]{2,3}(?: ?[–-] ?[A-Z\d]{1,3})?(?= in turn| above|$)|each (?:\p{L}+ )?(?:criterion|point|requirement)\b|the (?:\p{L}+ ){0,2}(?:criteria|points|priorities|requirements|specification)\b)/u;

function noteOf(ask: string): string {
  const plain = withoutOpening(ask)
    .replace(/^with (?=(?:an?|one|two) )/i, '')
    .replace(
      /^(?:a (?:bit|few lines|line|little|note|paragraph|sentence) (?:about|of|on)|something about) (?=(?:any|how|the|what|when|where|which|whether|why|your)\b)/i,
      '',
    )
    .replace(/^(?:How|What|Which|Why)\b/, (word) => word.toLowerCase())
    .replace(
      /^(?:if|whether) (?=(?:able|available|free|open|ready|willing)\b)/i,
      'whether you are ',
    )
    .replace(
      /^(?:that )?you meet (?:all (?:of )?)?(?=the (?:essential |minimum )?(?:criteria|requirements)\b)/i,
      'how you meet ',
    )
    .replace(/^(?:if |that )?(?=you (?:can|do|have|hold|own)\b)/i, 'whether ')
    .replace(/^if (?=you\b)/i, 'whether ')
    .replace(/^do you ([^?]+)\??$/i, 'whether you $1')
    .replace(/^(are|can|could|did|have|would) you ([^?]+)\??$/i, 'whether you $1 $2')
    .replace(/^links? to (?!your\b)/i, 'a link to ')
    .replace(/^links? (?:to )?your\b/i, 'a link to your')
    .replace(/^what(?:['’]s| is) (?=(?:the|your) (?:\p{L}+ ){1,4}you\b)(?!.{1,200}\?$)/iu, '')
    .replace(/ \([^()]{1,40}\)$| please$/i, '')
    .replace(/(?<!\S)\S*@\S*|https?:\S*/g, '')
    .replace(/ ?\((?:[a-d]|\d|i{1,3})\)/gi, '')
    .replace(/\b(?:me|us)\b/g, 'them')
    .replace(/\bour\b/g, 'their')
    .replace(/\bwe\b/g, 'they')
    .replace(/\bapplicants?['’]s?\b/g, 'your')
    .replace(/\bthey (?=(?:fulfil|meet|satisfy)\b)/g, 'you ')
    .replace(/^how you (?:fulfil|satisfy) /, 'how you meet ')
    .replace(/(?<=^how you meet )each of the (?:above|following)$/, 'each criterion')
    .replace(/\s{2,}/g, ' ')
    .replace(/(?<![\s.,;:])[\s.,;:]+$/, '')
    .trim();
  const named = ofList.test(plain) ? `how you meet ${plain}` : plain;
  const spelledOut = named
    .replace(/ the above$/, ' what the job description asks for')
    .replace(/ above$/, ' in the job description');
  if (spelledOut.length <= longest) return spelledOut;
  const cut = spelledOut.slice(0, longest);
  const end = Math.max(cut.lastIndexOf(', '), cut.lastIndexOf('; '), cut.lastIndexOf(' and '));
  return cut.slice(0, end > 30 ? end : cut.lastIndexOf(' '));
}
