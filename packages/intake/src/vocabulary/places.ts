import { readTable } from '@folio/tables/read-table';
import { isPresentWord } from './date-patterns.ts';

const places = readTable(new URL('./places.tsv', import.meta.url), {
  kind: ['city', 'country', 'region', 'way'],
  term: 'text',
});

type PlaceKind = (typeof places)[number]['kind'];

const termsOf = (...kinds: PlaceKind[]): ReadonlySet<string> =>
  new Set(places.filter(({ kind }) => kinds.includes(kind)).map(({ term }) => term));
const countries = termsOf('country');
const regions = termsOf('region', 'country');
const waysOfWorking = termsOf('way');
const cities = termsOf('city', 'way');

const keyOf = (text: string): string => text.trim().toLowerCase();

export const isCountry = (text: string): boolean => countries.has(keyOf(text));
/** Whether a text is a country, or a state, county or province that follows a town. */
export const isRegion = (text: string): boolean => regions.has(keyOf(text));
/**
 * Whether a text is a city that hardly names anything else, or a way of working used instead of
 * one.
 */
export const isCity = (text: string): boolean => cities.has(keyOf(text));
/** 'Remote' says where, but not in which town. */
export const isWayOfWorking = (text: string): boolean => waysOfWorking.has(keyOf(text));

/** List numbers, labels, words of a period, and texts cut off at punctuation. */
const noPlace = /^[ivx\d]{1,4}\.$|^[,;:|–—-]|:|^(?:from|since|until|to|till)$/iu;

/**
 * Returns a text used as a place, or '' if it cannot be one, such as half of a remark in
 * parentheses.
 */
export const placeAlone = (text: string): string =>
  noPlace.test(text) || isPresentWord(text) || text.split('(').length !== text.split(')').length
    ? ''
    : text;
