import type { Draw } from '../random.ts';
import { namesOf, wordsOf } from '../words.ts';
import type { Setting } from './person.ts';

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** An invented name of a firm, of two or three meaningless syllables. */
function stem(draw: Draw): string {
  const middle = draw.chance(0.35) ? draw.pick(wordsOf('mul', 'stem.middle')) : '';
  const made =
    draw.pick(wordsOf('mul', 'stem.start')) + middle + draw.pick(wordsOf('mul', 'stem.end'));
  return capital(made);
}

/** A town without its region: 'Austin' of 'Austin, TX'. */
export const bareTown = (town: string): string => town.replace(/[,(].*$/, '').trim();

const cyrillic = 'а б в г д е ж з и к л м н о п р с т у ф х ц ч ш'.split(' ');
const latin = 'a b v g d e zh z i k l m n o p r s t u f kh ts ch sh'.split(' ');
/** Transliterates a firm's name into the script of the language. */
function inScript(text: string, language: string): string {
  if (language !== 'ru') return text;
  const made = [...text.toLowerCase().replace(/x/g, 'ks').replace(/w/g, 'v').replace(/q/g, 'k')]
    .map(
      (letter) =>
        cyrillic[latin.indexOf(letter)] ??
        { y: 'й', c: 'к', f: 'ф', h: 'х', j: 'й' }[letter] ??
        letter,
    )
    .join('');
  return capital(made);
}

const numberLanguage = (language: string) => (language === 'hi' ? 'en-IN' : language);

function money({ country, language }: Setting, draw: Draw): string {
  const amount = draw.int(2, 95) * draw.pick([1_000, 10_000, 100_000]);
  const written = new Intl.NumberFormat(numberLanguage(language)).format(amount);
  const sign = currencies[country.country] ?? '€';
  return draw.chance(0.5) ? `${sign}${written}` : `${written} ${sign}`;
}

const currencies: Record<string, string> = {
  IN: 'Rs. ',
  GB: '£',
  US: '$',
  CH: 'CHF',
  PL: 'zł',
  RU: 'руб.',
  TR: 'TL',
  SE: 'kr',
  BR: 'R$ ',
  NG: '₦',
  ZA: 'R',
  AU: '$',
  CA: '$',
};

/**
 * Fills the {slots} of a pattern with words of the trade, names and numbers. Each slot is drawn
 * independently, so that no sentence can be memorized; `known` slots have fixed values.
 */
export function fill(
  pattern: string,
  setting: Setting,
  draw: Draw,
  known: Record<string, string> = {},
): string {
  const { language, country, occupation, trade } = setting;
  const things = draw.some(
    [...occupation.things, ...draw.some(wordsOf(language, 'general'), 2)],
    2,
  );
  const skills = draw.some(occupation.skills, 2);
  const tools = draw.some(trade.tools, 2);
  const people = draw.pick(country.names);
  const isSpaced = /^(?:de|fr|es|sv|pl|ru|nl)/.test(language);
  const slots: Record<string, () => string> = {
    thing: () => things[0] ?? '',
    thing2: () => things[1] ?? '',
    skill: () => skills[0] ?? '',
    skill2: () => skills[1] ?? skills[0] ?? '',
    tool: () => tools[0] ?? '',
    tool2: () => tools[1] ?? tools[0] ?? '',
    client: () => draw.pick(wordsOf(language, 'client')),
    title: () => draw.pick(occupation.titles),
    field: () => draw.pick(occupation.fields),
    sector: () => draw.pick(wordsOf(language, 'sector')),
    year: () => String(draw.int(2006, 2025)),
    period: () => {
      const from = draw.int(2006, 2022);
      return `${from}${draw.pick(['–', ' – ', '-'])}${from + draw.int(1, 3)}`;
    },
    phone: () => draw.pick(country.phones).replace(/#/g, () => String(draw.int(0, 9))),
    n: () => String(draw.int(2, 9)),
    n2: () => String(draw.int(11, 80)),
    months: () => String(draw.int(2, 18)),
    years: () => String(draw.int(3, 24)),
    pct: () => `${draw.int(6, 98)}${isSpaced ? ' ' : ''}%`,
    money: () => money(setting, draw),
    town: () => bareTown(draw.pick(country.towns)),
    stem: () => inScript(stem(draw), language),
    given: () => draw.pick(namesOf(people, 'given')),
    given2: () => draw.pick(namesOf(people, 'given')),
    family: () => draw.pick(namesOf(people, 'family')),
    family2: () => draw.pick(namesOf(people, 'family')),
    cgpa: () => (draw.int(61, 97) / 10).toFixed(draw.pick([1, 2])),
    gpa: () => (draw.int(30, 40) / 10).toFixed(draw.pick([1, 2])),
    mark: () => `${draw.int(1, 3)},${draw.int(0, 9)}`,
    mark10: () => (draw.int(60, 99) / 10).toFixed(1),
    mark20: () => String(draw.int(11, 18)),
  };
  const filled = pattern.replace(/\{(\w+)\}/g, (_, slot: string) => {
    const value = known[slot] ?? slots[slot]?.();
    if (value === undefined) throw new Error(`No slot ${slot} in '${pattern}'`);
    return value;
  });
  return filled.replace(/ {2,}/g, ' ').trim();
}

/** Capitalizes the first letter. */
export const sentence = (text: string): string => capital(text);

/** Splits a town from the end of a name: 'City Hospital, Leeds'. */
export function splitTown(name: string, towns: readonly string[]): { name: string; town: string } {
  const at = name.lastIndexOf(', ');
  const town = towns.find((one) => at > 0 && bareTown(one) === name.slice(at + 2));
  return town ? { name: name.slice(0, at), town } : { name, town: '' };
}
