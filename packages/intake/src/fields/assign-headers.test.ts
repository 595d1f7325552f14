import { expect, it } from 'vitest';
import type { Segment } from '../entries/header-segments.ts';
import { assignHeaders } from './assign-headers.ts';
import { headerSegmentations } from './header-segmentations.ts';

const segment = (text: string, row: number, isBold = false): Segment => {
  const cell = { text, x: 0, width: 50, size: 10, font: '', isBold, isItalic: false };
  const line = { page: 1, y: 0, column: 0, gapAbove: 14, cells: [cell], links: [] };
  return { text, row, line, isBold, isItalic: false };
};

const read = (headers: Segment[][]) =>
  assignHeaders(headers.map(headerSegmentations)).map(({ role, company, place }) =>
    [role, company, place].map((one) => one?.text ?? '').join(' @ '),
  );

it('what words leave open is decided by the look and order of the other headers', () => {
  const headers = [
    [segment('Brindle', 0, true), segment('Pattern Cutter Engineer', 1)],
    [segment('Lumen', 0, true), segment('Second Voice', 1)],
  ];
  expect(read(headers)).toEqual([
    'Pattern Cutter Engineer @ Brindle @ ',
    'Second Voice @ Lumen @ ',
  ]);
});

it('a header in one text is parted as the others of its section are', () => {
  const headers = ['Principal Engineer, Sinfonia', 'Second Voice, Noord'].map((text) => [
    segment(text, 0),
  ]);
  expect(read(headers)).toEqual(['Principal Engineer @ Sinfonia @ ', 'Second Voice @ Noord @ ']);
});

it('a place at the end is one, and one role may have two names', () => {
  expect(read([[segment('Engineer, Acme Ltd, Leeds', 0)]])).toEqual([
    'Engineer @ Acme Ltd @ Leeds',
  ]);
  expect(read([[segment('Designer / Developer', 0), segment('Acme Ltd', 1)]])).toEqual([
    'Designer / Developer @ Acme Ltd @ ',
  ]);
});

it('brackets hold the company, its place or more of the role', () => {
  expect(read([[segment('Fitter (Acme Works)', 0)]])).toEqual(['Fitter @ Acme Works @ ']);
  expect(read([[segment('Fitter', 0), segment('Acme Works (Wendling)', 1)]])).toEqual([
    'Fitter @ Acme Works @ Wendling',
  ]);
  expect(read([[segment('Fitter (FIFO)', 0), segment('Acme Works', 1)]])).toEqual([
    'Fitter (FIFO) @ Acme Works @ ',
  ]);
});

it('a dash parts a role from its company, but not from its own second half', () => {
  const dashed = (text: string): Segment => ({ ...segment(text, 0), isDashed: true });
  expect(read([[segment('Nurse', 0), dashed('Acme Hospital')]])).toEqual([
    'Nurse @ Acme Hospital @ ',
  ]);
  expect(read([[segment('Nurse', 0), dashed('Dialysis'), segment('Acme Hospital', 1)]])).toEqual([
    'Nurse – Dialysis @ Acme Hospital @ ',
  ]);
});

it('a label says what it names', () => {
  const labeled: Segment = { ...segment('Mango Tree', 0), slot: 'role' };
  expect(read([[labeled, segment('Head Gardener', 1)]])).toEqual(['Mango Tree @ Head Gardener @ ']);
});

it('a text may be parted twice', () => {
  expect(read([[segment('Generalist at Silesia Foods S.A. (Wendling)', 0)]])).toEqual([
    'Generalist @ Silesia Foods S.A. @ Wendling',
  ]);
});

it('a town in three words or two stands behind its company, and one at the right edge is one', () => {
  expect(read([[segment('Engineer, Halden, Wendling, Germany', 0)]])).toEqual([
    'Engineer @ Halden @ Wendling, Germany',
  ]);
  expect(read([[segment('Engineer, Halden, Germany', 0)]])).toEqual([
    'Engineer @ Halden @ Germany',
  ]);
  const right: Segment = { ...segment('Wendling', 1), isRight: true };
  expect(read([[segment('Second Voice', 0), segment('Haldrun', 1), right]])).toEqual([
    'Second Voice @ Haldrun @ Wendling',
  ]);
});

it('a role that is sure teaches where roles stand, though company and place be open', () => {
  const headers = [
    ['Lumen', 'Second Voice', 'Wendling'],
    ['Noord', 'Field Scouting', 'Borth'],
    ['Halden', 'Sales Manager', 'Kerava'],
  ].map(([company = '', role = '', place = '']) => [
    segment(company, 0, true),
    segment(role, 0),
    segment(place, 1),
  ]);
  expect(read(headers)).toEqual([
    'Second Voice @ Lumen @ Wendling',
    'Field Scouting @ Noord @ Borth',
    'Sales Manager @ Halden @ Kerava',
  ]);
});

it('what a role is in stands with it, whether behind a comma or not', () => {
  expect(read([[segment('Lecturer in Glaciology, University of Fife', 0)]])).toEqual([
    'Lecturer in Glaciology @ University of Fife @ ',
  ]);
  expect(read([[segment('Staff Nurse, Cardiology, Corrib Hospital', 0)]])).toEqual([
    'Staff Nurse, Cardiology @ Corrib Hospital @ ',
  ]);
  expect(read([[segment('Driver in Acme Transport', 0)]])).toEqual(['Driver @ Acme Transport @ ']);
});

it('names with a comma or a town in them stay whole', () => {
  expect(read([[segment('Audit Associate, Harrow, Pell & Co. LLP', 0)]])).toEqual([
    'Audit Associate @ Harrow, Pell & Co. LLP @ ',
  ]);
  expect(read([[segment('Research Assistant, University of Texas at Austin', 0)]])).toEqual([
    'Research Assistant @ University of Texas at Austin @ ',
  ]);
});

it('what could be a town and its country is a company and a country where no other is said', () => {
  expect(read([[segment('Halden, Singapore', 0), segment('Field Engineer', 1)]])).toEqual([
    'Field Engineer @ Halden @ Singapore',
  ]);
  expect(
    read([[segment('Field Engineer', 0), segment('Acme Ltd', 1), segment('Halden, Singapore', 2)]]),
  ).toEqual(['Field Engineer @ Acme Ltd @ Halden, Singapore']);
});
