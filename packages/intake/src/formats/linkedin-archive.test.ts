import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readLinkedInArchive } from './linkedin-archive.ts';

it('each list of the archive becomes its section', () => {
  const files = {
    'Profile.csv': 'First Name,Last Name,Headline\nAda,Berg,Joiner',
    'Volunteering.csv':
      'Company Name,Role,Cause,Started On,Finished On,Description\nShelter,Cook,Poverty,Jan 2019,Mar 2020,Cooked at night',
    'Honors.csv': 'Title,Description,Issued On\nGolden Saw,First of forty,May 2021',
    'Publications.csv':
      'Name,Published On,Description,Publisher,Url\nOn Doors,"Jun 1, 2020",A study,Guild Press,https://doors.example',
    'Courses.csv': 'Name,Number\nTimber,T-101',
    'Organizations.csv':
      'Name,Started On,Finished On,Description,Position\nGuild of Joiners,Feb 2018,,Meets monthly,Treasurer',
  };
  const entries = Object.entries(files).map(([name, text]) => [name, strToU8(text)]);
  const { content } = readLinkedInArchive(zipSync(Object.fromEntries(entries)));
  expect(content).toMatchObject({
    volunteering: [
      {
        organization: 'Shelter',
        position: 'Cook',
        startDate: '2019-01',
        endDate: '2020-03',
        description: 'Poverty\nCooked at night',
      },
    ],
    awards: [{ title: 'Golden Saw', date: '2021-05', description: 'First of forty' }],
    publications: [
      {
        title: 'On Doors',
        publisher: 'Guild Press',
        date: '2020-06',
        link: 'https://doors.example',
        description: 'A study',
      },
    ],
    courses: [{ name: 'Timber', description: 'T-101' }],
    memberships: [
      { organization: 'Guild of Joiners', role: 'Treasurer', startDate: '2018-02', current: true },
    ],
  });
});
