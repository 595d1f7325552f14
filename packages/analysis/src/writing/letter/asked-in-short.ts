import { asksOfLetter } from '../../job-match/letter-asks.ts';
import { referenceOf } from '../../job-match/letter-reference.ts';

/** What a letter is asked to say, as notes to whoever writes it: what belongs there, and no quotation. */

const longest = 150;
const conditions: [RegExp, string][] = [
  [
    /\b(?:current|last|present)\b(?:(?!\bnotice\b).){0,30}?\b(?:ctc|hourly rate|pay|package|salary)\b|\bCCTC\b/i,
    'your current pay',
  ],
  [
    /\b(?:expected|expectations?|requirements?)\b.{0,20}\b(?:ctc|pay|package|remuneration|salary)\b|\b(?:ctc|pay|remuneration|salary) (?:expectations?|requirements?)\b|\bECTC\b/i,
    'your salary expectation',
  ],
  [/\bnotice\b/i, 'your notice period'],
  [
    /\bavailability\b|\b(?:availab\p{L}+|earliest|start(?:ing)?|joining) (?:\p{L}+ )?date\b|\bdate of (?:availability|joining)\b|\bhow soon\b|\bwhen (?:could you|you(?:['’]d| can| could| would)) (?:be |start)/iu,
    'when you could start',
  ],
  [/\bvisa\b/i, 'your visa status'],
  [/\broster\b/i, 'the roster that you prefer'],
  [/\breasons? for (?:change|leaving)\b/i, 'why you are leaving'],
];
/** A word that asks for more than what the conditions are called. */
const more =
  /\b(?:an?|approach|describ\p{L}*|experience|explain\p{L}*|how (?!soon)|incident|lesson|links?|motivat\p{L}*|one|references?|scorecard|score|stage|what|which|why|years?)\b/iu;
const opening =
  /^(?:and |please |you )*(?:(?:tell(?:s|ing)?|show(?:s|ing)?|convince|convincing|writ(?:e|ing)|let(?:ting)?) (?:me|us|them)(?: know)?|mak(?:e|ing) (?:me|us) (?:believe|feel|see)|(?:address|advis|answer|confirm|cover|demonstrat|describ|detail|explain|giv|highlight|indicat|list|mention|outlin|say|set(?:t(?=ing))?|show|specify|stat|summari[sz]|tell)(?:e?s|ing|e)?(?: out)?)(?: (?:of|on|about|that))?[: ]+(?:about )?/iu;

/** Each as a note: 'when you could start', 'how you meet the criteria', 'an incident that you learned from'. */
export function inShort(asks: readonly string[]): string[] {
  const notes = asks.flatMap((ask) => {
    const named = conditionsIn(ask);
    const said = noteOf(ask);
    if (named.length === 0) return [said];
    return more.test(said) ? apart(said) : named;
  });
  return [...new Set(notes)].filter(Boolean);
}

const conditionsIn = (text: string): string[] =>
  conditions.filter(([pattern]) => pattern.test(text)).map(([, name]) => name);

/** A longer part of a list tells more of what is asked than the name of a condition. */
const mostWords = 6;

/** 'One pipeline that you built, present CTC and notice period': what is known by name apart from the rest. */
function apart(said: string): string[] {
  const listed = said
    .replace(/\b(current|present) and expected (\p{L}+)/giu, '$1 $2, expected $2')
    .split(/[,;/]\s+(?:and )?|\s\/\s?/);
  // Within a part 'and' joins what belongs together; in the last it ends the list.
  const parts = [...listed.slice(0, -1), ...(listed.at(-1) ?? '').split(/(?<!\s)\s+and /)];
  const known = parts.map((part) =>
    part.trim().split(/\s+/).length <= mostWords && !/^(?:how (?!soon)|what|which|why)\b/.test(part)
      ? conditionsIn(part)
      : [],
  );
  const rest = parts.filter((_, at) => known[at]?.length === 0);
  if (rest.length === parts.length) return [said];
  const [first = '', ...others] = rest.map((part) => part.trim());
  return [
    others.length > 0
      ? `${[first, ...others.slice(0, -1)].join(', ')} and ${others.at(-1)}`
      : first,
    ...known.flat(),
  ];
}

/** What an advertisement wants the letter to say, and the number by which to name it. */
interface AsksOfLetter {
  notes: string[];
  reference: string;
}

export const readAsks = (advertisement: string): AsksOfLetter => ({
  notes: inShort(asksOfLetter(advertisement)),
  reference: referenceOf(advertisement),
});

/** What a motivation answers: 'why you apply', 'what draws you to them'. */
export const isWhy = (note: string): boolean =>
  /^(?:why (?!you are leaving)|your (?:motivation|reasons? for applying|interest)\b|what (?:attracts|draws|excites|interests|motivates) you\b)/i.test(
    note,
  ) && !/[;,]| (?:and|or) /i.test(note);

/** 'The priorities above', 'the essential criteria' */
const ofList =
  /^(?:each of )?the (?:\p{L}+ ){0,2}(?:criteria|points|priorities|requirements|specification)\b/iu;

function noteOf(ask: string): string {
  const plain = ask
    .replace(opening, '')
    .replace(/^link to /i, 'a link to ')
    .replace(/^links? (?:to )?your\b/i, 'a link to your')
    .replace(/(?<!\S)\S*@\S*|https?:\S*/g, '')
    .replace(/ ?\((?:[a-d]|\d|i{1,3})\)/gi, '')
    .replace(/\b(?:me|us)\b/g, 'them')
    .replace(/\bour\b/g, 'their')
    .replace(/\bwe\b/g, 'they')
    .replace(/\bapplicants?['’]s?\b/g, 'your')
    .replace(/\bthey (?=meet\b)/g, 'you ')
    .replace(/\s{2,}/g, ' ')
    .replace(/(?<![\s.,;:])[\s.,;:]+$/, '')
    .trim();
  const named = ofList.test(plain) ? `how you meet ${plain}` : plain;
  const told = named
    .replace(/ the above$/, ' what the job description asks for')
    .replace(/ above$/, ' in the job description');
  if (told.length <= longest) return told;
  const cut = told.slice(0, longest);
  const end = Math.max(cut.lastIndexOf(', '), cut.lastIndexOf('; '), cut.lastIndexOf(' and '));
  return cut.slice(0, end > 30 ? end : cut.lastIndexOf(' '));
}
