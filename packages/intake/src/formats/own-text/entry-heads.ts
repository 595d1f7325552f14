import { webHref } from '@folio/contract/web-address';
import { isPresentWord } from '../../vocabulary/date-patterns.ts';
import { type FoundDate, findDate, isPeriodAlone } from '../../vocabulary/dates.ts';
import { type BodyPart, descriptionOf, type TextEntry } from './text-sections.ts';

/** An entry whose date and link were taken out of its header. */
export type Head = {
  texts: string[];
  link: string;
  isDated: boolean;
  period: Period;
  /** The date of an event on a single day. */
  day: { date: string; dateText: string };
  body: readonly BodyPart[];
  description: string;
};

type Period = Pick<FoundDate, 'startDate' | 'endDate' | 'current' | 'dateText'>;

const noPeriod: Period = { startDate: '', endDate: '', current: false, dateText: '' };

/** `most`: the most texts that the header of such an entry has, without its date. */
export function headOf({ texts, body }: TextEntry, most: number): Head {
  const last = texts.at(-1) ?? '';
  const period = periodOf(last, texts.length > most);
  const { rest, link } = takeLink(period ? texts.slice(0, -1) : texts);
  const { startDate, endDate, current, dateText } = period ?? noPeriod;
  const isRange = current || endDate !== '';
  return {
    texts: withinMost(rest, most),
    link,
    isDated: period !== undefined,
    period: { startDate, endDate, current, dateText },
    day: isRange ? { date: '', dateText: last } : { date: startDate, dateText },
    body,
    description: descriptionOf(body),
  };
}

/**
 * A text in a header rarely contains the separator. If there are too many texts, the surplus
 * belongs to the last one.
 */
const withinMost = (texts: string[], most: number): string[] =>
  texts.length > most ? [...texts.slice(0, most - 1), texts.slice(most - 1).join(' | ')] : texts;

/** Returns the period that a text states. Keeps words that say more than its months. */
export function periodOf(text: string, isSure = false): Period | undefined {
  // '2012-11' alone is a month here, not the years 2012 to 2011.
  const found = findDate(text.replace(/^(\p{Nd}{4})-(\p{Nd}{2})$/u, '$2/$1'));
  if (found && found.index === 0 && found.length === text.length) return found;
  if (found && isPeriodAlone(text)) return { ...found, dateText: text };
  if (isPresentWord(text)) return { ...noPeriod, current: true };
  return isSure ? { ...noPeriod, dateText: text } : undefined;
}

const addressBehind = / \((https?:\/\/[^()\s]+)\)$/;

/** Takes the address after the first text, or from the last text. */
function takeLink(texts: readonly string[]): { rest: string[]; link: string } {
  const [first = '', ...others] = texts;
  const [behind, link = ''] = addressBehind.exec(first) ?? [];
  if (behind) return { rest: [first.slice(0, -behind.length), ...others], link };
  const last = texts.at(-1) ?? '';
  return webHref(last) === undefined
    ? { rest: [...texts], link: '' }
    : { rest: texts.slice(0, -1), link: last };
}

/** Splits a body into the description and the items at its end, which are bullet points. */
export function withBullets({ body }: Head): { description: string; bullets: string[] } {
  const from = body.findLastIndex(({ kind }) => kind === 'paragraph') + 1;
  const bullets = body.slice(from).map(({ text }) => text);
  return { description: descriptionOf(body.slice(0, from)), bullets };
}
