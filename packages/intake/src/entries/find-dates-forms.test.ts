import { describe, expect, it } from 'vitest';
import { findDate } from './find-dates.ts';

describe('findDate', () => {
  it.each([
    ['2014 August – 2019 January', '2014-08', '2019-01', false],
    ['2019 February – ongoing', '2019-02', '', true],
    ['(2023-01 – )', '2023-01', '', true],
    ['(Feb. 2020 onwards)', '2020-02', '', true],
  ])('reads %s', (text, startDate, endDate, current) => {
    expect(findDate(text)).toMatchObject({ startDate, endDate, current });
  });
});
