import { readTable } from '@folio/tables/read-table';

/** The tables that people are composed from. A cell may list several terms, separated by '; '. */
const countryColumns = {
  country: 'text',
  language: 'text',
  names: 'text',
  phones: 'text',
  forms: 'text',
  towns: 'text',
  name: 'text',
  domains: 'text',
} as const;
const occupationColumns = {
  language: 'text',
  trade: 'text',
  titles: 'text',
  things: 'text',
  skills: 'text',
  fields: 'text',
} as const;
const tradeColumns = { trade: 'text', employers: 'text', study: 'text', tools: 'text' } as const;

const table = (name: string) => new URL(`./words/${name}.tsv`, import.meta.url);

const listed = (cell: string): string[] => cell.split('; ');

export type Country = {
  country: string;
  /** With a region if words differ by it: 'en-IN'. */
  language: string;
  names: string[];
  phones: string[];
  forms: string[];
  towns: string[];
  name: string[];
  domains: string[];
};

export const countries: Country[] = readTable(
  new URL('./words/countries.tsv', import.meta.url),
  countryColumns,
).map((row) => ({
  country: row.country,
  language: row.language,
  names: row.names.split(' '),
  phones: listed(row.phones),
  forms: listed(row.forms),
  towns: listed(row.towns),
  name: listed(row.name),
  domains: listed(row.domains),
}));

type Study = 'secondary' | 'vocational' | 'university' | 'doctor';
export type Trade = { trade: string; employers: string[]; study: Study; tools: string[] };

export const trades: Trade[] = readTable(table('trades'), tradeColumns).map((row) => ({
  trade: row.trade,
  employers: listed(row.employers),
  study: row.study as Study,
  tools: listed(row.tools),
}));

export type Occupation = {
  titles: string[];
  things: string[];
  skills: string[];
  fields: string[];
};

const baseOf = (language: string): string => language.split('-')[0] ?? language;

const occupations = new Map(
  readTable(table('occupations'), occupationColumns).map((row) => [
    `${row.language} ${row.trade}`,
    {
      titles: listed(row.titles),
      things: listed(row.things),
      skills: listed(row.skills),
      fields: listed(row.fields),
    },
  ]),
);

export function occupationOf(language: string, trade: string): Occupation {
  const found = occupations.get(`${baseOf(language)} ${trade}`);
  if (!found) throw new Error(`No ${trade} in ${language}`);
  return found;
}

const words = new Map(
  readTable(table('words'), { language: 'text', kind: 'text', terms: 'text' }).map((row) => [
    `${row.language} ${row.kind}`,
    listed(row.terms),
  ]),
);

/**
 * The terms of a language for a thing: those of its region, else of the language, else of all
 * languages.
 */
export function wordsOf(language: string, kind: string): string[] {
  for (const one of [language, baseOf(language), 'mul']) {
    const found = words.get(`${one} ${kind}`);
    if (found) return found;
  }
  throw new Error(`No words for ${kind} in ${language}`);
}

const names = new Map(
  readTable(table('names'), { people: 'text', kind: ['family', 'given'], terms: 'text' }).map(
    (row) => [`${row.people} ${row.kind}`, listed(row.terms)],
  ),
);

export function namesOf(people: string, kind: 'given' | 'family'): string[] {
  const found = names.get(`${people} ${kind}`);
  if (!found) throw new Error(`No ${kind} names of ${people}`);
  return found;
}

export const languages = [...new Set(countries.map(({ language }) => baseOf(language)))].sort();
