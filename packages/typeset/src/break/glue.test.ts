import { readFileSync } from 'node:fs';
import { tableFaults } from '@folio/tables/table-faults';
import { expect, it } from 'vitest';
import { lettersTiedIn, tieAt } from './glue.ts';

/** The text with '~' for each space at which a line doesn't end. */
const tied = (text: string, language = 'en') =>
  text.replace(/ /g, (space, at: number) =>
    tieAt(text, at + 1, lettersTiedIn(language)) === 'tied' ? '~' : space,
  );

it.each([
  ['a figure and its unit', 'cut costs by 38~% within 5~years, over 10~kg'],
  ['a sum and its scale', 'raised $62~million and ₹12~lakh, then 3~Mio.~€'],
  ['a figure with a sign', '5+~years and 10–15~people'],
  ['an abbreviation and its number', 'see No.~3, Art.~12 and pp.~4–9'],
  ['a currency and its figure', 'for € 500 and USD~20'.replace('€ 500', '€~500')],
  ['groups of figures', '10~000~000 by +91~98765~43210'],
  ['initials and titles and the name', 'by J.~R.~R.~Tolkien and Dr.~Curie'],
  ['a separator and what is before it', 'Zürich~· Basel~| 2019~– 2024'],
  ['the month and the year of an end', 'Sep~2017~– Mar~2021'],
  ['the month and the year of a day', 'TÜV Akademie, Mai~2018'],
  ['the month and the year in brackets', 'M.~Häberle (März~2019). Rüstzeit'],
  ['figures and units of India', '५~वर्ष तक 12~लाख रुपये'],
  ['a figure and a unit in Cyrillic', 'за 5~лет на 300~км, 20~кг за 40~мс и~3~тыс. раз'],
  ['a figure and its measure', 'at 100~MBit/s or 10~Gbit/s, 5~µm, 5~μm, 40~m², 3~kWh, 20~°C, 5~‰'],
  ['an amount and its currency', 'für 5~T€, ₹~500, 500~руб. and 20~Kč'],
  ['years of a German', 'seit 5~Jahren mit 12~Mitarbeitern in 3~Ländern'],
  ['a title and a name', 'Herr~Braun, Frau~Öz, Mme~Petit, Mr~Hill, Dr.~Ray, Prof.~Li'],
  ['the forms of a company', 'Kranz mbH~& Co.~KG, Tan Co.~Ltd'],
  ['places in Russian', 'г.~Москва, ул.~Мира, д.~5, проф.~Иванов'],
  ['the parts of a Vietnamese date', 'từ tháng~5~năm~2021 đến ngày~3'],
  ['the month of a Vietnamese period', 'thg~7~2014~– thg~3~2019'],
  ['the parts of a Hungarian date', 'óta 2021.~május~5. napján'],
  ['the parts of a Korean date', '2021년~5월~12일 서울'],
  ['the parts of an abbreviation', 'Dienste (z.~B. die), i.~d.~R. früh, т.~е. всегда'],
  ['a surname and its initials', 'by Hollis,~R.~T., Dubois,~L. and others'],
  ['initials on a no-break space and their surname', 'by A.\u00a0Dubois, L.~Moreau (2021)'],
  ['initials and their surname', 'by R.~T.~Hollis, L.~Dubois, A.~Bjørnstad (2021)'],
  ['a Slavic preposition and its noun', 'живу в~Москве с~детства'],
  ['a part and its number', 'Thermal noise, Part~25, Step~3'],
  ['a skill and its level', 'Figma~5/5, Motion Design~3/5'],
  ['a quotation and its marks', 'le prix «~Or~» et «~Argent~». Fin “~x~” '.trimEnd()],
])('ties %s', (_, text) => {
  expect(tied(text.replaceAll('~', ' '))).toBe(text);
});

it.each([
  'Led 12 engineers in 3 cities',
  'In 2019 he led a team',
  'fell by 23% in its first year, of 40 in all',
  'part of a plan. They agreed',
  'Rust, Go and C++ for years',
  'the end. A new sentence',
  'class of a new plan y más',
  'in Paris, I saw',
  'er sagte »ja« und »nein« zu allem',
  'the ’90s were fast',
  'In 2021. Under Ana',
  'Grew up in Rome',
  'rooms 5, 6 and 7',
  'a prize, in 2019 for reports',
])('leaves %s as it is', (text) => {
  expect(tied(text)).toBe(text);
});

it.each([
  ['pl', 'pracuje w~Łodzi i~z~dumą'],
  ['cs', 'bydlí v~Brně u~lesa'],
  ['sk', 'býva v~Nitre s~rodinou'],
  ['es', 'diez o once equipos'],
  ['it', 'con i clienti o i fornitori'],
  ['pt', 'para o cliente e o time'],
])('ties words of one letter in %s where that is their custom: %s', (language, text) => {
  expect(tied(text.replaceAll('~', ' '), language)).toBe(text);
});

it('rather parts other words than a figure and what it counts', () => {
  expect(tieAt('trained 60 managers', 11)).toBe('loose');
  expect(tieAt('trained 60 Managers', 8)).toBe('none');
  expect(tieAt('فريق من 25 شخصًا', 11)).toBe('loose');
  expect(tieAt('ЭДО с 240 контрагентами', 10)).toBe('loose');
});

it('has a sorted table without doubles', () => {
  const table = readFileSync(new URL('./glue-words.tsv', import.meta.url), 'utf8');
  expect(tableFaults(table, ['language', 'kind'])).toEqual([]);
  const rows = table.split('\n').filter((line) => /^[^#\t]+\t/.test(line));
  const words = rows.flatMap((row) => {
    const [, kind, list = ''] = row.split('\t');
    return list.split(' ').map((word) => `${kind} ${word}`);
  });
  // All are read together: a word that several languages have is under '*'.
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
});

it('takes linear time on an endless word', () => {
  expect(tieAt(`${'9'.repeat(100_000)} ${'k'.repeat(100_000)}`, 100_001)).toBe('loose');
});
