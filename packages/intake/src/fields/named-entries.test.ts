import { expect, it } from 'vitest';
import { readResume } from '../read-resume.ts';
import { readFixture } from '../testing/read-fixtures.ts';

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
