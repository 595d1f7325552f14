import { expect, it } from 'vitest';
import { htmlPage } from '../layout/html-document.ts';
import { wordLines } from '../layout/word-lines.ts';
import { readLines } from '../read-lines.ts';

const jobsOf = (...parts: string[]) =>
  readLines(
    wordLines(
      htmlPage(`<h1>Ada Berg</h1><h2>Experience</h2>${parts.join('')}<h2>Skills</h2>`).document,
    ),
  ).content.workExperience.map(({ position, company, startDate, endDate }) =>
    [position, company, startDate, endDate].join(' | '),
  );

const job = (role: string, company: string) =>
  `<h3>${role}</h3><div>${company}</div><p>Made doors, windows and stairs for the houses of the old town, and repaired those of the mill.</p>`;
const date = (text: string) => `<div><span>${text}</span></div>`;

it('periods below the text of each entry belong to it, as those above it do', () => {
  const [first, second] = [job('Foreman', 'Acme Ltd'), job('Joiner', 'Berg & Sons')];
  const [newer, older] = [date('May 2019 – June 2021'), date('March 2014 – May 2019')];
  const read = [
    'Foreman | Acme Ltd | 2019-05 | 2021-06',
    'Joiner | Berg & Sons | 2014-03 | 2019-05',
  ];
  expect(jobsOf(first, newer, second, older)).toEqual(read);
  expect(jobsOf(newer, first, older, second)).toEqual(read);
});

it('a period of several cells keeps its end', () => {
  const parts = (from: string, to: string) =>
    `<div><span>${from}</span><span>to ${to}</span></div>`;
  const read = jobsOf(
    ...[job('Foreman', 'Acme Ltd'), parts('May 2019', 'June 2021')],
    ...[job('Joiner', 'Berg & Sons'), parts('March 2014', 'May 2019')],
  );
  expect(read).toEqual([
    'Foreman | Acme Ltd | 2019-05 | 2021-06',
    'Joiner | Berg & Sons | 2014-03 | 2019-05',
  ]);
});
