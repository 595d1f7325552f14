import { describe, expect, it } from 'vitest';
import { shortAddress } from '../profile-links.ts';
import { datesOf, periodOf } from './sections.tsx';

const period = (startDate: string, endDate: string) => ({ startDate, endDate });

describe('dates on a public page', () => {
  it.each([
    ['2021-03', '', 'Mar 2021 – Present', 'Mar 2021'],
    ['2021-03', '2022-11', 'Mar 2021 – Nov 2022', 'Mar 2021 – Nov 2022'],
    ['', '2022', '2022', '2022'],
    ['Summer 2019', ' ', 'Summer 2019 – Present', 'Summer 2019'],
    ['', '', '', ''],
  ])('from %j to %j', (start, end, job, project) => {
    expect(periodOf(period(start, end))).toBe(job);
    expect(datesOf(period(start, end))).toBe(project);
  });
});

it('an address is shown without what everybody knows', () => {
  expect(shortAddress(' https://www.ada.example/work/ ')).toBe('ada.example/work');
  expect(shortAddress('ada.example')).toBe('ada.example');
});
