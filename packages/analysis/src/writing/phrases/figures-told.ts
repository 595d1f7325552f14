import { verbOf } from '../../text/verbs.ts';
import { isNoun, isPlural, nounPhraseOf } from '../words/nouns.ts';
import { wordsOf } from '../words/word-limits.ts';
import { withArticle } from './phrases.ts';

/**
 * A size or a change, with the sentence frame that fits its kind:
 *
 * - `change`, a whole clause: 'food cost went from 34% to 28%';
 * - `value` follows 'my': 'x-ray pass rate is 97%';
 * - `record` follows 'my record includes': '620,000 miles with no accidents';
 * - `scale` follows 'my work covers': 'a caseload of 75 matters'.
 */
export type Figure = { kind: 'change' | 'value' | 'record' | 'scale'; text: string };

const value = String.raw`(?:about |around |over |under |above |below |nearly )?(?:\p{Sc}|[A-Z]{3} )?\d[\d.,]*(?:%|[kmKM]\b)?`;
const done =
  'reduced|cut|improved|increased|raised|lowered|shortened|brought down|up|down|grew|rose|fell|dropped';
/** 'Food cost from 34% to 28%', 'turnover reduced from 9 days to 5 days since 2021' */
const changeOf = new RegExp(
  `^(?:the )?(\\p{L}[\\p{L}\\d /'’-]{2,50}?) (?:(${done}) )?(from )?(${value}(?: \\p{L}+)?) to (${value}.*)$`,
  'u',
);
const sizeOf = new RegExp(
  `^(\\p{L}[\\p{L}\\d /'’-]{2,40}?)(?: ?[:=–] ?| of | at | )(${value}.*)$`,
  'u',
);
const share = /^(?:about |around |over |nearly )?\d[\d.,]*%/;
/** 'Class of 29', 'caseload 14–18 families' */
const group =
  /^(?:an? )?((?:\p{L}+ ){0,2}(?:team|class|caseload|crew|brigade|group|fleet|portfolio|unit|staff|budget|department|ward|list|herd|panel|cohort|column))(?<with> with)?(?: of)? (?=\p{Sc}?\d|about|around|over|up to)/iu;
const counted = /^(?:about |around |over |up to |nearly |more than )?\d[\d,.]*(?:[–+]\d*)? \p{L}/u;
const covered =
  /\b(?:accounts|branches|classes|clients|clinics|countries|customers|departments|districts|floors|hospitals|locations|offices|outlets|patients|plants|projects|properties|pupils|regions|residents|schools|shops|sites|states|stores|students|suppliers|users|villages|wards)\b/i;
const often =
  /\b(?:a|an|each|every|per) (?:day|hour|month|night|quarter|shift|week|year)\b|\b(?:daily|monthly|weekly)\b/i;
const rated =
  /\b(?:rate|score|average|efficiency|accuracy|rating|csat|nps|results?|uptime|satisfaction|attendance|attainment|utili[sz]ation|margin|speed|time)$/i;

export const isGroup = (text: string): boolean => group.test(text);

/** The figure of a text, by kind; undefined if none is certain. */
export function figureOf(text: string, isCurrent: boolean): Figure | undefined {
  const plain = text.replace(/(\p{L}) (?=(?:no|zero) \p{L}+)/gu, '$1 with ');
  const whole = plain.split(/[;,] /);
  if (whole.length > 1 && whole.every((part) => share.test(part) && !/[()/]/.test(part)))
    return { kind: 'record', text: whole.join(' and ') };
  const first = (whole[0] ?? '').replace(/:\s/, ' ');
  if (/[()[\]]|\p{L}\/|\/\p{L}|\p{L}\.\p{L}/u.test(first) || hasClause(first)) return undefined;
  return (
    changeIn(whole.length === 1 ? first : '') ??
    shareIn(first) ??
    groupIn(first) ??
    valueIn(first, isCurrent) ??
    countIn(first)
  );
}

/** Whether the text has a verb, as in 'Jobs finished under budget'. */
const hasClause = (text: string): boolean =>
  text
    .split(' ')
    .slice(1)
    .some((word) => verbOf(word)?.form === 'past' && !doneWord.test(word)) &&
  !/ (?:made|given|done|held|sold|seen) /.test(text);
const doneWord = new RegExp(`^(?:${done})$`);

const changing =
  /^(?:cut|decrease|drop|fall|growth|improvement|increase|lowering|raising|reduction|rise) (?:in|of) (?:the )?/i;

function changeIn(text: string): Figure | undefined {
  const [, of = '', verb = '', from = '', before = '', after = ''] = changeOf.exec(text) ?? [];
  // In 'Reduction of the batch window from 7 hours to 2' the window changed, not the reduction.
  const thing = of.replace(changing, '');
  const isSure = verb !== '' || from !== '' || /%|\p{Sc}/u.test(before + after);
  if (thing === '' || !isSure || verbOf(thing.split(' ')[0] ?? '')?.form === 'past')
    return undefined;
  const head = nounPhraseOf(thing).words.at(-1) ?? '';
  const isSeveral = isPlural(head);
  // Only nouns that are known to need an article get one, unlike 'shrink' and 'supplier OTIF'.
  const named = !isSeveral && isNoun(head, 'count') ? `the ${thing}` : thing;
  const isSoFar = verb === '' && / since /.test(after);
  const went = isSoFar ? `${isSeveral ? 'have' : 'has'} gone` : moved(verb, isSeveral);
  // 'From 71 to 78%' is a change of two percentages.
  const isShare = /^\d[\d.,]*%/.test(after) && /^\d[\d.,]*$/.test(before);
  return {
    kind: 'change',
    text: `${named} ${went} from ${before}${isShare ? '%' : ''} to ${after}`,
  };
}

/** The verb of a change: 'went' by default, else the passive, as in 'was reduced'. */
function moved(verb: string, isSeveral: boolean): string {
  if (/^(?:grew|rose|fell|dropped)$/.test(verb)) return verb;
  if (/^(?:up|down)$/.test(verb)) return `went ${verb}`;
  return verb === '' ? 'went' : `${isSeveral ? 'were' : 'was'} ${verb}`;
}

function shareIn(text: string): Figure | undefined {
  if (!share.test(text)) return undefined;
  // A rate must be named: '98% pass rate', but not '99% on time'.
  const { words } = nounPhraseOf(text.replace(/^\S+ /, ''));
  const isOne = rated.test(words.join(' ')) && !isPlural(words.at(-1) ?? '');
  return { kind: 'record', text: isOne ? withArticle(text) : text };
}

function groupIn(text: string): Figure | undefined {
  const [whole = '', thing = '', link = ' of'] = group.exec(text) ?? [];
  if (whole === '') return undefined;
  return { kind: 'scale', text: withArticle(`${thing}${link} ${text.slice(whole.length)}`) };
}

function valueIn(text: string, isCurrent: boolean): Figure | undefined {
  const average = /^(?:an )?average (?:of )?(\p{Sc}?\d.*)$/iu.exec(text)?.[1];
  const be = isCurrent ? 'is' : 'was';
  if (average) return { kind: 'value', text: `average ${be} ${average}` };
  const [, thing = '', size = ''] = sizeOf.exec(text) ?? [];
  return rated.test(thing) &&
    !/^\d{4}$| to | (?:earlier|before|previously)\b/.test(size) &&
    /[%/]|\p{Sc}| /u.test(size)
    ? { kind: 'value', text: averageOf(thing, be, size) }
    : undefined;
}

/** Moves 'average' to the front: 'Efficiency 112% average'. */
const averageOf = (thing: string, be: string, size: string): string =>
  / average$/.test(size)
    ? `average ${thing} ${be} ${size.replace(/ average$/, '')}`
    : `${thing} ${be} ${size}`;

function countIn(text: string): Figure | undefined {
  if (/^(?:no|zero|0) \p{L}{4}/u.test(text))
    return { kind: 'record', text: text.replace(/^0/, 'no') };
  if (!counted.test(text)) return undefined;
  if (/ with (?:no|zero) /.test(text)) return { kind: 'record', text };
  // 'My work covers 620 cows' does not sound natural. The phrase suits places, people and recurring
  // work.
  const average = /^(\d.*) average$/.exec(text)?.[1];
  if (average && often.test(average)) return { kind: 'scale', text: `an average of ${average}` };
  const isPlain = wordsOf(text).length <= 6 && !/ and | average| \d/.test(text);
  return isPlain && (covered.test(text) || often.test(text)) ? { kind: 'scale', text } : undefined;
}
