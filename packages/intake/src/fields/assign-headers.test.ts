import { expect, it } from 'vitest';
import type { Piece } from '../entries/header-pieces.ts';
import { assignHeaders } from './assign-headers.ts';
import { workReadings } from './work-readings.ts';

const piece = (text: string, row: number, isBold = false): Piece => {
  const cell = { text, x: 0, width: 50, size: 10, font: '', isBold, isItalic: false };
  const line = { page: 1, y: 0, column: 0, gapAbove: 14, cells: [cell], links: [] };
  return { text, row, line, isBold, isItalic: false };
};

const read = (headers: Piece[][]) =>
  assignHeaders(headers.map(workReadings)).map(({ role, company, place }) =>
    [role, company, place].map((one) => one?.text ?? '').join(' @ '),
  );

it('what words leave open is decided by the look and order of the other headers', () => {
  const headers = [
    [piece('Brindle', 0, true), piece('Pattern Cutter Engineer', 1)],
    [piece('Lumen', 0, true), piece('Second Voice', 1)],
  ];
  expect(read(headers)).toEqual([
    'Pattern Cutter Engineer @ Brindle @ ',
    'Second Voice @ Lumen @ ',
  ]);
});

it('a header in one text is parted as the others of its section are', () => {
  const headers = ['Principal Engineer, Sinfonia', 'Second Voice, Noord'].map((text) => [
    piece(text, 0),
  ]);
  expect(read(headers)).toEqual(['Principal Engineer @ Sinfonia @ ', 'Second Voice @ Noord @ ']);
});

it('a place at the end is one, and one role may have two names', () => {
  expect(read([[piece('Engineer, Acme Ltd, Leeds', 0)]])).toEqual(['Engineer @ Acme Ltd @ Leeds']);
  expect(read([[piece('Designer / Developer', 0), piece('Acme Ltd', 1)]])).toEqual([
    'Designer / Developer @ Acme Ltd @ ',
  ]);
});

it('brackets hold the company, its place or more of the role', () => {
  expect(read([[piece('Fitter (Acme Works)', 0)]])).toEqual(['Fitter @ Acme Works @ ']);
  expect(read([[piece('Fitter', 0), piece('Acme Works (Wendling)', 1)]])).toEqual([
    'Fitter @ Acme Works @ Wendling',
  ]);
  expect(read([[piece('Fitter (FIFO)', 0), piece('Acme Works', 1)]])).toEqual([
    'Fitter (FIFO) @ Acme Works @ ',
  ]);
});

it('a dash parts a role from its company, but not from its own second half', () => {
  const dashed = (text: string): Piece => ({ ...piece(text, 0), isDashed: true });
  expect(read([[piece('Nurse', 0), dashed('Acme Hospital')]])).toEqual([
    'Nurse @ Acme Hospital @ ',
  ]);
  expect(read([[piece('Nurse', 0), dashed('Dialysis'), piece('Acme Hospital', 1)]])).toEqual([
    'Nurse – Dialysis @ Acme Hospital @ ',
  ]);
});

it('a label says what it names', () => {
  const labelled: Piece = { ...piece('Mango Tree', 0), slot: 'role' };
  expect(read([[labelled, piece('Head Gardener', 1)]])).toEqual(['Mango Tree @ Head Gardener @ ']);
});

it('a text may be parted twice', () => {
  expect(read([[piece('Generalist at Silesia Foods S.A. (Wendling)', 0)]])).toEqual([
    'Generalist @ Silesia Foods S.A. @ Wendling',
  ]);
});

it('a town in three words or two stands behind its company, and one at the right edge is one', () => {
  expect(read([[piece('Engineer, Halden, Wendling, Germany', 0)]])).toEqual([
    'Engineer @ Halden @ Wendling, Germany',
  ]);
  expect(read([[piece('Engineer, Halden, Germany', 0)]])).toEqual(['Engineer @ Halden @ Germany']);
  const right: Piece = { ...piece('Wendling', 1), isRight: true };
  expect(read([[piece('Second Voice', 0), piece('Haldrun', 1), right]])).toEqual([
    'Second Voice @ Haldrun @ Wendling',
  ]);
});

it('a role that is sure teaches where roles stand, though company and place be open', () => {
  const headers = [
    ['Lumen', 'Second Voice', 'Wendling'],
    ['Noord', 'Field Scouting', 'Borth'],
    ['Halden', 'Sales Manager', 'Kerava'],
  ].map(([company = '', role = '', place = '']) => [
    ...[piece(company, 0, true), piece(role, 0), piece(place, 1)],
  ]);
  expect(read(headers)).toEqual([
    ...['Second Voice @ Lumen @ Wendling', 'Field Scouting @ Noord @ Borth'],
    'Sales Manager @ Halden @ Kerava',
  ]);
});

it('what a role is in stands with it, whether behind a comma or not', () => {
  expect(read([[piece('Lecturer in Glaciology, University of Fife', 0)]])).toEqual([
    'Lecturer in Glaciology @ University of Fife @ ',
  ]);
  expect(read([[piece('Staff Nurse, Cardiology, Corrib Hospital', 0)]])).toEqual([
    'Staff Nurse, Cardiology @ Corrib Hospital @ ',
  ]);
  expect(read([[piece('Driver in Acme Transport', 0)]])).toEqual(['Driver @ Acme Transport @ ']);
});

it('names with a comma or a town in them stay whole', () => {
  expect(read([[piece('Audit Associate, Harrow, Pell & Co. LLP', 0)]])).toEqual([
    'Audit Associate @ Harrow, Pell & Co. LLP @ ',
  ]);
  expect(read([[piece('Research Assistant, University of Texas at Austin', 0)]])).toEqual([
    'Research Assistant @ University of Texas at Austin @ ',
  ]);
});

it('what could be a town and its country is a company and a country where no other is said', () => {
  expect(read([[piece('Halden, Singapore', 0), piece('Field Engineer', 1)]])).toEqual([
    'Field Engineer @ Halden @ Singapore',
  ]);
  expect(
    read([[piece('Field Engineer', 0), piece('Acme Ltd', 1), piece('Halden, Singapore', 2)]]),
  ).toEqual(['Field Engineer @ Acme Ltd @ Halden, Singapore']);
});
