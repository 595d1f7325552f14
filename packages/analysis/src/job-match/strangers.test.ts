import { describe, expect, test } from 'vitest';
import { readAdvertisement } from './read-advertisement.ts';
import { measureNeeds } from './testing/measure-needs.ts';
import { needsFixtures } from './testing/needs-fixtures.ts';
import { isSameNeed } from './testing/same-need.ts';

const fixtures = needsFixtures('tuned');
const english = fixtures.filter(({ gold }) => gold.language === 'en');
const others = fixtures.filter(({ gold }) => gold.language !== 'en');

describe('advertisements as strangers write them keep what was reached', () => {
  test('in English', () => {
    const { f1, precision, knockouts, title, employer } = measureNeeds(english);
    expect(f1).toBeGreaterThanOrEqual(0.58);
    expect(precision).toBeGreaterThanOrEqual(0.5);
    expect(knockouts).toBeGreaterThanOrEqual(0.6);
    expect(title).toBeGreaterThanOrEqual(0.9);
    expect(employer).toBeGreaterThanOrEqual(0.85);
  });

  test('in German, French, Spanish, Portuguese and Hindi', () => {
    const { f1, precision, employer, knockouts } = measureNeeds(others);
    expect(f1).toBeGreaterThanOrEqual(0.58);
    expect(precision).toBeGreaterThanOrEqual(0.53);
    expect(employer).toBeGreaterThanOrEqual(0.9);
    expect(knockouts).toBeGreaterThanOrEqual(0.75);
  });
});

describe('what counts as the same need', () => {
  test.each([
    ['Excel', 'MS Excel'],
    ['lesson plans', 'Lesson planning'],
    ['good knowledge of Python', 'Python'],
    ['ERP (SAP)', 'SAP'],
    ['Lohnabrechnung', 'Payroll'],
    ['nóminas', 'nominas'],
  ])('%s and %s', (one, other) => expect(isSameNeed(one, other)).toBe(true));

  test.each([
    ['wound care', 'care'],
    ['Java', 'JavaScript'],
    ['TIG welding', 'welding'],
    ['customer service', 'customer acquisition'],
  ])('%s is not %s', (one, other) => expect(isSameNeed(one, other)).toBe(false));
});

test.each([
  ['Sous Chef – Pastry and Grill', 'Sous Chef – Pastry and Grill', 'our grill is charcoal'],
  ['Line Cook – Ripon', 'Line Cook', 'our kitchen in Ripon'],
  ['bar manager wanted asap for a small pub', 'bar manager', 'text us'],
  [
    'Electrician / Maintenance Technician – £18 an hour',
    'Electrician / Maintenance Technician',
    'x',
  ],
])('the title of %s', (first, title, rest) => {
  expect(readAdvertisement(`${first}\n\nAbout the job: ${rest}.`).title).toBe(title);
});

test.each([
  ["Kia ora! We're Tui Vets, a small practice, and we need a nurse.", 'Tui Vets'],
  [
    'Cook\n\nMail your CV to jobs@sandmoor-bakery.example.\nSandmoor Bakery, since 1950.',
    'Sandmoor Bakery',
  ],
  ['Cook\n\nWe are hiring for our client. Mail jobs@bestrecruit.example', ''],
  ['Nurse\nAlder & Finch Care, Ripon\n\nWe need a nurse.', 'Alder & Finch Care'],
])('the employer of %s', (text, employer) => {
  expect(readAdvertisement(text).company).toBe(employer);
});

test.each([
  [
    'de',
    'Wir sind die Alber GmbH und suchen einen Tischler (m/w/d).\n\nIhr Profil\n- Sie arbeiten sorgfältig\n- mindestens 3 Jahre Berufserfahrung\n- Führerschein Klasse B\n\nVon Vorteil\n- CNC-Kenntnisse',
    { title: 'Tischler', company: 'Alber GmbH', years: 3 },
    ['sorgfältig'],
    ['CNC'],
    ['licence', 'years'],
  ],
  [
    'es',
    'Buscamos: Camarero de sala\n\nFunciones:\n- Servir mesas y cobro en caja\n- Orden y limpieza de la sala durante todo el turno\n\nRequisitos:\n- Al menos 2 años de experiencia en restaurante\n- Inglés nivel B2\n\nSe valora:\n- Coctelería',
    { years: 2 },
    ['Servir mesas', 'Orden y limpieza'],
    ['Coctelería'],
    ['language', 'years'],
  ],
])(
  'needs, likes and knock-outs are told apart in %s',
  (_, text, needs, required, preferred, kinds) => {
    const read = readAdvertisement(text);
    expect(read).toMatchObject(needs);
    const has = (terms: { name: string }[], name: string) =>
      terms.some((term) => isSameNeed(term.name, name));
    for (const name of required) expect(has(read.required, name), name).toBe(true);
    for (const name of preferred) expect(has(read.preferred, name), name).toBe(true);
    const found = read.knockouts.map(({ kind }) => kind);
    for (const kind of kinds) expect(found).toContain(kind);
  },
);

test.each([
  [
    'COUNTY OF HOLM\nOFFICE OF THE STATE ATTORNEY\n\nCLASSIFICATION TITLE: Paralegal 2',
    'Paralegal 2',
  ],
  [
    'Executive - HR\n\n- Maintain employee master in SAP\n- Run payroll\n\nRole: Payroll Executive\nOpenings: 1',
    'Payroll Executive',
  ],
  [
    'Product Designer, Claims Experience\nRemote or hybrid in Denver\n\nWe pay.',
    'Product Designer',
  ],
])('a title stands where one would: %s', (text, title) =>
  expect(readAdvertisement(text).title).toContain(title),
);
