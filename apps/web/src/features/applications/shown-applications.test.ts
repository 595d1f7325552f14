import type { ApplicationSummary } from '@folio/contract/applications';
import { expect, it } from 'vitest';
import { byStatus, filtered, noFilter, sorted, sourcesOf } from './shown-applications.ts';
import { application } from './testing/application.ts';

const all = [
  application({ role: 'Cook', company: 'The Inn', status: 'applied', nextStepDay: '2026-12-04' }),
  application({ role: 'baker', company: 'Äpfel & Co', nextStep: 'Call Jo' }),
  application({ company: 'Inn 2', statusDay: '2026-11-20', nextStepDay: '2026-11-30' }),
];
const companies = (of: readonly ApplicationSummary[]) => of.map(({ company }) => company);

it('a search finds every word, whatever its case and field', () => {
  expect(companies(filtered(all, { ...noFilter, search: ' inn COOK ', status: 'all' }))).toEqual([
    'The Inn',
  ]);
  expect(companies(filtered(all, { ...noFilter, search: 'jo', status: 'all' }))).toEqual([
    'Äpfel & Co',
  ]);
  expect(companies(filtered(all, { ...noFilter, search: 'inn', status: 'saved' }))).toEqual([
    'Inn 2',
  ]);
});

it('a search also shows what the server found, of the status that is asked for', () => {
  const [cook, baker] = all;
  const inTexts = new Set([cook?.id ?? '', baker?.id ?? '']);
  expect(
    companies(filtered(all, { ...noFilter, search: 'marsh', status: 'all' }, inTexts)),
  ).toEqual(['The Inn', 'Äpfel & Co']);
  expect(
    companies(filtered(all, { ...noFilter, search: 'marsh', status: 'saved' }, inTexts)),
  ).toEqual(['Äpfel & Co']);
});

it('what says nothing stands last in the order of its column', () => {
  expect(companies(sorted(all, { key: 'role', isDown: false }))).toEqual([
    'Äpfel & Co',
    'The Inn',
    'Inn 2',
  ]);
  expect(companies(sorted(all, { key: 'role', isDown: true }))).toEqual([
    'The Inn',
    'Äpfel & Co',
    'Inn 2',
  ]);
  expect(companies(sorted(all, { key: 'nextStep', isDown: false }))).toEqual([
    'Inn 2',
    'The Inn',
    'Äpfel & Co',
  ]);
  expect(companies(sorted(all, { key: 'nextStep', isDown: true }))).toEqual([
    'The Inn',
    'Inn 2',
    'Äpfel & Co',
  ]);
  const matched = (company: string, match: number | null) =>
    application({
      company,
      sentAs: { resumeId: null, name: 'Data', templateId: 'modern', match, isKept: true },
    });
  const matches = [matched('none', null), matched('zero', 0), matched('best', 90)];
  expect(companies(sorted(matches, { key: 'match', isDown: true }))).toEqual([
    'best',
    'zero',
    'none',
  ]);
  expect(companies(sorted(matches, { key: 'match', isDown: false }))).toEqual([
    'zero',
    'best',
    'none',
  ]);
});

it('a column of the board has the newest status on top', () => {
  expect(companies(byStatus(all).get('saved') ?? [])).toEqual(['Inn 2', 'Äpfel & Co']);
  expect(companies(byStatus(all).get('applied') ?? [])).toEqual(['The Inn']);
  expect(byStatus([]).size).toBe(9);
});

it('filters by where a job was found, whatever its case, and by what is due', () => {
  const some = [
    application({ company: 'One', source: 'Referral', nextStepDay: '2026-11-20' }),
    application({ company: 'Two', source: 'referral ', nextStepDay: '2026-11-30' }),
    application({ company: 'Three', source: 'A board', nextStepDay: '2026-12-24' }),
    application({ company: 'Four', status: 'rejected', nextStepDay: '2026-11-20' }),
    application({ company: 'Five', nextStep: 'Call Jo' }),
    application({ company: 'Six' }),
  ];
  const shown = (filter: Partial<typeof noFilter>) =>
    companies(filtered(some, { ...noFilter, ...filter }, undefined, '2026-11-27'));
  expect(sourcesOf(some)).toEqual(['Referral', 'A board']);
  expect(shown({ source: 'Referral' })).toEqual(['One', 'Two']);
  expect(shown({ step: 'overdue' })).toEqual(['One']);
  expect(shown({ step: 'week' })).toEqual(['Two']);
  expect(shown({ step: 'none' })).toEqual(['Six']);
  expect(shown({ step: 'overdue', source: 'A board' })).toEqual([]);
});
