import { expect, test } from 'vitest';
import { readAdvertisement } from './read-advertisement.ts';
import { isSureEmployer } from './sure-employer.ts';

test.each([
  ['The Company', 'Counsel\n\nThe Company\nThe Company is an insurer.', false],
  ['Board', 'Chief Executive\n\nThe Board seeks a leader. The Board meets.', false],
  ['Asheville', 'Store Manager\nTanglewood — Asheville, NC', false],
  ['Blackfalds AB', 'Mechanic wanted, Blackfalds AB. Loaders.', false],
  ['Parcelbird', 'Engineer\nWe ship for Parcelbird.', false],
  ['Parcelbird', 'Engineer | Parcelbird | Pune\nAbout Parcelbird', true],
  ['Al Marsa Resort', 'General Manager, Al Marsa Resort (312 rooms)', true],
  ['Hollin & Marsh', 'Hollin & Marsh is a builder.', true],
])('an employer is addressed by a name that is surely one: %s', (name, text, isSure) =>
  expect(isSureEmployer(name, text)).toBe(isSure),
);

test.each([
  [
    'Data Analyst II, Patient Access\nMeridian Oaks Health — Columbus, OH\nPatient Access makes it possible.',
    'Meridian Oaks Health',
  ],
  [
    'Chief Executive Officer\nGreater Yadkin Building Supply Cooperative\n\nThe Board seeks a leader.',
    'Greater Yadkin Building Supply Cooperative',
  ],
])('the line below the title comes before headings', (text, company) =>
  expect(readAdvertisement(text).company).toBe(company),
);
