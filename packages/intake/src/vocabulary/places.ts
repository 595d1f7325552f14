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
/** Countries, and the states, counties and provinces that stand behind a town. */
export const isRegion = (text: string): boolean => regions.has(keyOf(text));
/** Cities that hardly name anything else, and ways of working that stand where a city would. */
export const isCity = (text: string): boolean => cities.has(keyOf(text));
/** 'Remote' says where, but not in which town. */
export const isWayOfWorking = (text: string): boolean => waysOfWorking.has(keyOf(text));

/** The number of a list, a label, a word of a period, or what a sign was cut off from. */
const noPlace = /^[ivx\d]{1,4}\.$|^[,;:|–—-]|:|^(?:from|since|until|to|till)$/iu;

/** A text that stands where a place does; empty where it can be none, as half of a remark in brackets. */
export const placeAlone = (text: string): string =>
  noPlace.test(text) || isPresentWord(text) || text.split('(').length !== text.split(')').length
    ? ''
    : text;
