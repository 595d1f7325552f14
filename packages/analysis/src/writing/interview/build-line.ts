import { formsOf, isParticiple, verbOf } from '../../text/verbs.ts';
import { isRepeated } from '../bullets/figure-place.ts';
import { withArticle } from '../phrases/phrases.ts';
import { capitalized, uncapitalized } from '../words/first-letter.ts';
import { isPlural } from '../words/nouns.ts';
import { changeOf } from './answered-change.ts';
import { cleanAnswer, subject } from './answers.ts';

/** A person's answers about one bullet point; empty ones were not answered. */
export interface LineAnswers {
  /** 'organized', if the line has no verb. */
  did: string;
  /** '40 calls a day' */
  amount: string;
  /** What changed, and from what to what: 'waiting time', '9 days', '4 days'; or 'saved 3 hours a day'. */
  measure: string;
  before: string;
  after: string;
  /** 'six months' */
  span: string;
}

export const noAnswers: LineAnswers = {
  did: '',
  amount: '',
  measure: '',
  before: '',
  after: '',
  span: '',
};

export type LineQuestion = 'did' | 'amount' | 'change' | 'span';

const verbBlank = '[did what?] ';
const numberBlank = '[N] ';

/**
 * Returns the line that questions are asked about: the suggested rewrite without its blanks, except
 * those for a missing verb and for a number before a noun. `text` itself if nothing was suggested.
 */
export function lineToAskAbout(text: string, suggested: string | undefined): string {
  if (suggested === undefined) return text;
  if (suggested.startsWith(verbBlank))
    return verbBlank + uncapitalized(bare(suggested.slice(verbBlank.length), text));
  return bare(suggested, text);
}

/**
 * Removes blanks with the words that join them to the line: ', [what changed?]', ' by [X%]', '
 * ([number] per [week])'. Keeps the person's own brackets.
 */
function bare(suggested: string, own: string): string {
  const without = (blank: string) => (own.includes(blank.trim()) ? blank : '');
  return suggested
    .replace(/ \(\[[^()]{1,80}\)/g, without)
    .replace(/,? (?:by )?\[(?!N\] )[^[\]]{1,60}\]/g, without)
    .replace(/\[(?!N\] )[^[\]]{1,60}\] ?/g, without)
    .trim();
}

/** Whether a line has plural things or repeated work, unlike 'compliance'. */
const isCountable = (line: string): boolean =>
  line.includes(numberBlank) ||
  line
    .split(/[^\p{L}-]+/u)
    .some((word) => /^\p{Ll}/u.test(word) && isPlural(word) && !uncounted.test(word)) ||
  isRepeated(verbOf(/^\p{L}+/u.exec(line)?.[0] ?? '')?.base ?? '') ||
  line.replace(verbBlank, '').split(' ').length <= 2;
const uncounted =
  /^(?:procedures|regulations|standards|policies|guidelines|requirements|relationships|relations|operations|communications|skills|goods|news|economics|mathematics|maths|phonics|logistics|analytics|ethics|physics|politics|headquarters|premises|needs|expectations|values)$/i;
const frequencies =
  '(?:an?|per|each|every) (?:day|night|shift|week|weekend|month|quarter|term|season|summer|winter|year)|daily|nightly|weekly|fortnightly|monthly|quarterly|yearly|annually';
const hasTime = new RegExp(
  `\\b(?:since|until|within|during|overnight|${frequencies})\\b|\\b(?:19|20)\\d\\d\\b`,
  'i',
);

/**
 * Returns the questions that could improve a line, in order: the amount only if the line has no
 * figure and names something countable, the time only if it names none.
 */
export function questionsOf(line: string): LineQuestion[] {
  const isAmountOpen = !/\d/.test(line) && !isCounted.test(line) && isCountable(line);
  return [
    ...(line.startsWith(verbBlank) ? (['did'] as const) : []),
    ...(isAmountOpen ? (['amount'] as const) : []),
    'change',
    ...(hasTime.test(line) ? [] : (['span'] as const)),
  ];
}

/**
 * Returns the line with the answers inserted: the amount, then the change, then the time. Adds only
 * connecting words of its own; skips empty answers.
 */
export function buildLine(line: string, answers: LineAnswers): string {
  const stop = /[.;!…]$/.exec(line)?.[0] ?? '';
  const body = line.slice(0, line.length - stop.length);
  const sentence = body.startsWith(verbBlank)
    ? lineOf(cleanAnswer(answers.did), body.slice(verbBlank.length))
    : body;
  const amount = amountOf(answers.amount);
  const counted =
    withNumber(sentence, amount) ?? withRate(sentence, amount) ?? withCompany(sentence, amount);
  const change = changeOf(line, answers);
  const { behind, aside } = timeOf(answers.span, change !== '');
  const asides = [counted ? '' : amount, aside].filter(Boolean).join(', ');
  return `${counted ?? sentence.replace(numberBlank, '')}${asides && ` (${asides})`}${change}${behind && ` ${behind}`}${stop}`;
}

/** Up to three words are a verb for the line's object; more are a sentence of their own. */
function lineOf(did: string, thing: string): string {
  const words = did.replace(subject, '').split(' ');
  const [first = '', last = ''] = [words[0], words.at(-1)];
  const verb = verbOf(first);
  if (verb?.form === 'gerund') words[0] = formsOf(verb.base).past;
  const isCompleteObject = words.length > 3 && !verbOf(last) && !isParticiple(last);
  return capitalized((isCompleteObject ? words.join(' ') : `${words.join(' ')} ${thing}`).trim());
}

const numberWords =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundreds?|thousands?|dozens?';
/** An answer that says how many or how often: 'four incidents', 'meet each weekly'. */
const isCounted = new RegExp(
  `(?<!\\bone of the )\\b(?:${numberWords.replace('one|', '')}|once|twice|${frequencies})\\b`,
  'i',
);
const roughly =
  'about|around|roughly|nearly|almost|over|under|more than|less than|fewer than|up to|at least|some';
const amountPattern = new RegExp(
  `\\b(?:(?:${roughly}) )?(?:an? )?(?:[$€£]?\\d|(?:${numberWords}|once|twice|every|each|daily|weekly|monthly)\\b)`,
  'i',
);
const numberPattern = new RegExp(
  `^(?:(?:${roughly}) )?(?:\\d[\\d,.]*\\+?|(?:${numberWords}))$`,
  'i',
);
const isNumber = (amount: string): boolean => numberPattern.test(amount);

/**
 * Returns the amount in an answer: '40 a year' in 'We trained 40 a year', or '' if there is none.
 */
function amountOf(answer: string): string {
  const amount = cleanAnswer(answer).replaceAll(/[()]/g, '');
  const found = amountPattern.exec(amount);
  if (!found) return '';
  return subject.test(amount) ? amount.slice(found.index) : uncapitalized(amount);
}

/** Puts the number before the object; undefined if the line has no place for it. */
function withNumber(line: string, amount: string): string | undefined {
  if (line.includes(numberBlank))
    return isNumber(amount) ? line.replace(numberBlank, `${amount} `) : undefined;
  const [, number = '', noun = ''] = /^(.{1,40}) (\p{L}{3,30})$/u.exec(amount) ?? [];
  const [verb = '', ...rest] = line.split(' ');
  const at = rest.findIndex((word) => word.toLowerCase() === noun.toLowerCase());
  const isFree = at >= 0 && at <= 2 && !rest.slice(0, at).some((word) => small.test(word));
  if (!isNumber(number) || !isFree || verbOf(verb)?.form !== 'past') return undefined;
  return [verb, number, ...rest].join(' ');
}

const rate =
  /^(.{1,30}?)(?: ((?:an?|per|each|every) (?:\p{L}+ )?(?:minute|hour|shift|day|night|week|weekend|month|quarter|term|season|year)|daily|weekly|monthly|nightly))?$/iu;

/**
 * Inserts an amount or rate: '14 a day' turns 'Cleaned rooms' into 'Cleaned 14 rooms a day', and
 * '8' turns 'Supervised labourers' into 'Supervised 8 labourers'.
 */
function withRate(line: string, amount: string): string | undefined {
  const [, number = '', often = ''] = rate.exec(amount) ?? [];
  if (!isNumber(number)) return undefined;
  const [, verb = '', thing = '', rest = ''] =
    /^(\p{L}+(?: with| \p{L}+ with)? )((?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+?)((?: (?:and|or|for|in|to|of|at|by|from|on|into|with|using) .*|, .*)?)$/u.exec(
      line,
    ) ?? [];
  const head = thing.split(' ').at(-1) ?? '';
  if (!isPlural(head) || thing.split(' ').some((word) => small.test(word))) return undefined;
  if (
    bareObjects.test(head) ||
    (phones.test(head) && !/^(?:sold|fixed|repaired|delivered)/i.test(verb))
  )
    return undefined;
  const many = /^(?:hundreds|thousands|dozens)$/i.test(number) ? `${number} of` : number;
  return `${verb}${grouped(many)} ${thing}${often && ` ${often}`}${rest}`;
}

/** Objects that aren't what is counted: answering phones counts calls. */
const phones = /^(?:tele)?phones$/i;
const bareObjects =
  /^(?:nails|media|data|emails|duties|tasks|maths|inbound|goods|operations|relations)$/i;
const grouped = (number: string): string => number.replace(/\b(\d)(\d{3})\b/, '$1,$2');

/**
 * Appends a phrase such as 'in a team of 5', in parentheses if its relation is unclear: 'standups
 * (team of 5)'.
 */
function withCompany(line: string, amount: string): string | undefined {
  if (/^(?:for|in|at|across|with|on) .*\d/i.test(amount)) return `${line} ${amount}`;
  const isLed = /^(?:led|managed|supervised|ran|trained|headed|coached|mentored)\b/i.test(line);
  return /^(?:an? )?(?:team|crew|group) of \S+$/i.test(amount) && !isLed
    ? `${line} in ${withArticle(amount.replace(/^an? /i, ''))}`
    : undefined;
}

const small = /^(?:the|an?|our|my|its|their|all|of|for|in|to|with|and|on|at|by|from|\d.*)$/i;

const months = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
const hasPreposition =
  /^(?:in|over|within|during|for|since|from|until|between|by|throughout|after|before|under|across)\b/i;
const isDuration =
  /\b(?:minutes?|hours?|days?|nights?|weeks?|weekends?|months?|quarters?|years?|summers?|winters?|seasons?|semesters?|terms?)$/i;
const isDate = new RegExp(
  `^(?:(?:early|mid|late|the|q[1-4]|spring|summer|fall|autumn|winter|(?:${months})[a-z]{0,6}) ?){0,2}(?:19|20)\\d\\d$`,
  'i',
);
const monthOrYear = `(?:(?:${months})[a-z]{0,6}(?: (?:19|20)[0-9]{2})?|(?:19|20)[0-9]{2})`;
const isRange = new RegExp(
  `^(${monthOrYear}) ?(?:-|–|—|to|until) ?(${monthOrYear}|now|today|present)$`,
  'i',
);
const isAdverb =
  /^(?:every|each|last|this|next|once|twice|daily|weekly|monthly|yearly|currently|all)\b|\bago$/i;

/**
 * Returns the time for the end of the line, with a preposition, or in parentheses if none is
 * certain.
 */
function timeOf(answer: string, isOfChange: boolean): { behind: string; aside: string } {
  const time = uncapitalizedTime(cleanAnswer(answer));
  if (time === '') return { behind: '', aside: '' };
  if (isOfChange && /^for /i.test(time)) return { behind: time.replace(/^for/i, 'in'), aside: '' };
  if (hasPreposition.test(time))
    return { behind: /^under\b/i.test(time) ? `in ${time}` : time, aside: '' };
  if (isAdverb.test(time)) return { behind: time, aside: '' };
  if (isDate.test(time)) return { behind: `in ${time}`, aside: '' };
  const range = isRange.exec(time);
  if (range) return { behind: `from ${range[1]} to ${range[2]}`, aside: '' };
  if (isDuration.test(time)) return { behind: `${isOfChange ? 'in' : 'for'} ${time}`, aside: '' };
  return { behind: '', aside: time };
}

const opensWithMonth = new RegExp(`^(?:${months})`, 'i');

/** 'Six months', but 'May 2021'. */
const uncapitalizedTime = (time: string): string =>
  opensWithMonth.test(time) ? time : uncapitalized(time);
