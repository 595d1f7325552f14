import { expect, it } from 'vitest';
import { textToLines } from '../layout/text-lines.ts';
import { readLines } from '../read-lines.ts';
import { readResume } from '../read-resume.ts';
import { readFixture } from '../testing/read-fixtures.ts';
import { readCertifications } from './named-entries.ts';

it('a link that stands behind the last sentence of a project is no part of it', async () => {
  const { content } = await readResume(readFixture('tuned', 'dates-left.priyanka.pdf'));
  expect(content.projects).toMatchObject([
    {
      name: 'Monsoon Map',
      description: 'Open map of rain gauges with hourly corrections, used by 40 schools.',
      link: expect.stringContaining('https://monsoonmap.example.org'),
    },
    { name: 'Tiny Tables', description: 'A reader for damaged spreadsheets.' },
  ]);
});

it('what a project is stands behind its name once', async () => {
  const { content } = await readResume(readFixture('others', 'k01-sb2nov-like.pdf'));
  expect(content.projects[0]).toMatchObject({
    name: 'QuietQueue',
    description:
      'A small job queue on top of Postgres, 1,100 stars, used by two start-ups in production.',
    technologies: '',
  });
});

it('a licence to drive has not issued the certificate above it', () => {
  const { certifications } = readLines(
    textToLines(
      'Ada Moss\nada@example.com\n\nCertifications\nCertified SolidWorks Professional (CSWP), 2020\nDriving licence class B',
    ),
  ).content;
  expect(certifications.map(({ name, issuer, date }) => [name, issuer, date])).toEqual([
    ['Certified SolidWorks Professional (CSWP)', '', '2020'],
    ['Driving licence class B', '', ''],
  ]);
});

it('a licence to drive goes on in the line below', () => {
  const text =
    'Certified SolidWorks Professional (CSWP), 2020\nFull UK driving licence, held without a point since the year that I began to work in the field and\nused every day\nFirst aid, 2021';
  const certified = readCertifications(textToLines(text), () => {});
  expect(certified.map(({ name, issuer }) => [name, issuer].join(', '))).toEqual([
    'Certified SolidWorks Professional (CSWP), ',
    'Full UK driving licence, held without a point since the year that I began to work in the field and used every day',
    'First aid, ',
  ]);
});

it('when a license ends stays with its words, and is no date and no issuer', () => {
  const certified = (text: string) =>
    readCertifications(textToLines(text), () => {}).map((entry) => [
      entry.name,
      entry.issuer,
      entry.date,
      entry.description,
    ]);
  for (const text of [
    'RN, Illinois, License #041.412345, expires 05/31/2028',
    'BLS and ACLS, exp. 05/2026',
    'CDL Class A (valid through May 2029)',
  ])
    expect(certified(`• ${text}\n• CCRN, AACN, 2021`)).toEqual([
      [text, '', '', ''],
      ['CCRN', 'AACN', '2021', ''],
    ]);
  expect(
    certified('• Practitioner, PeopleCert, Jun 2019, expires 2022\n• CCRN, AACN, 2021')[0],
  ).toEqual(['Practitioner', 'PeopleCert', '2019-06', 'expires 2022']);
});

it('a name above its issuer and the end of its term is kept, and the end is no date', () => {
  const lines = textToLines(
    'BLS Provider\nAmerican Heart Association, exp. 05/2027\nACLS Provider 2024\nAmerican Heart Association, expires 05/2026',
  ).map((line, at) => ({
    ...line,
    cells: line.cells.map((cell) => ({ ...cell, isBold: at % 2 === 0 })),
  }));
  expect(
    readCertifications(lines.slice(0, 2), () => {}).map(({ name, issuer, date, description }) => [
      name,
      issuer,
      date,
      description,
    ]),
  ).toEqual([['BLS Provider', 'American Heart Association', '', 'exp. 05/2027']]);
  expect(readCertifications(lines, () => {})[0]).toMatchObject({ name: 'BLS Provider', date: '' });
});
