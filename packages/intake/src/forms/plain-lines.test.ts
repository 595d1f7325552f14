import { describe, expect, it } from 'vitest';
import { textOf } from '../layout/model.ts';
import { textToLines } from '../layout/text-lines.ts';
import { readLines } from '../read-lines.ts';
import { withoutLabels } from './plain-lines.ts';

const plain = (text: string) => withoutLabels(textToLines(text)).map(textOf);

it('the labels of a form go, and what they name stays; that of the name says how it is written', () => {
  const form = 'Name\tAda Berg\nE-mail:\tada@example.com\nDates\t2019 – 2020\nSkills\tGo, Rust';
  expect(plain(form)).toEqual([
    'Name Ada Berg',
    'ada@example.com',
    '2019 – 2020',
    'Skills Go, Rust',
  ]);
});

it('a word that might be one is none where there are hardly any', () => {
  const resume = 'Ada Berg\nCompany\tAcme\nName\t2019 – 2020\nAddress';
  expect(plain(resume)).toEqual(['Ada Berg', 'Company Acme', 'Name 2019 – 2020', 'Address']);
});

const read = (...lines: string[]) =>
  readLines(textToLines(`Ada Berg\nada@berg.example\n\n${lines.join('\n')}\n`)).content;

it('colons in cells of their own belong to their labels, and numbers before labels to none', () => {
  const { personalInfo, languages, workExperience } = read(
    'Work experience',
    '1. Organisation\t:\tAcme Ltd',
    'Designation\t:\tJoiner',
    'Duration\t:\t2019 – 2020',
    '',
    'Personal details',
    'Nationality\t:\tSwedish',
    'Languages known\t:\tTamil, English',
  );
  expect(workExperience).toMatchObject([{ company: 'Acme Ltd', position: 'Joiner' }]);
  expect(personalInfo.details).toMatchObject([
    { label: 'Nationality', value: 'Swedish' },
    { label: 'Languages known', value: 'Tamil, English' },
  ]);
  expect(languages).toEqual([]);
});

it('a typed table keeps a row whose cells are too wide for its columns', () => {
  const { education } = read(
    'Education',
    'Course          Institute               Year    Result',
    'B.E. (Civil Engineering)  Leeds College of Engineering  2024  8.1 CGPA',
    'HSC             York Junior College     2020    79 %',
  );
  expect(education.map(({ institution, endDate }) => `${institution} ${endDate}`)).toEqual([
    'Leeds College of Engineering 2024',
    'York Junior College 2020',
  ]);
});

it('rows that are counted go without their numbers', () => {
  const form = '1.\tFull name\tAda Berg\n2.\tE-mail\tada@berg.example\n3.\tAddress\tLeeds, UK';
  expect(readLines(textToLines(form)).content.personalInfo).toMatchObject({
    firstName: 'Ada',
    lastName: 'Berg',
    location: 'Leeds, UK',
  });
});

describe('a form', () => {
  it('labels what it says of a job', () => {
    const { workExperience } = read(
      'Experience',
      '',
      'Employer: Mr. and Mrs. Holm',
      'Location: Dubai, UAE',
      'Position: Second Voice',
      'Period: March 2019 up to present',
      'Duties:',
      '- Singing',
      'Employer: Wong Family',
      'Position: Helper',
      'Period: 2011 – 2013',
    );
    expect(workExperience).toMatchObject([
      {
        company: 'Mr. and Mrs. Holm',
        position: 'Second Voice',
        current: true,
        bullets: [{ text: 'Singing' }],
      },
      { company: 'Wong Family', position: 'Helper', startDate: '2011', endDate: '2013' },
    ]);
  });

  it('says above its columns what they hold', () => {
    const { education } = read(
      'Education',
      '',
      'Course      Name of Institution      Year of Passing',
      'BSc Physics      Leeds University      2015',
      'Diploma      Crana College      2011',
    );
    expect(education).toMatchObject([
      { institution: 'Leeds University', endDate: '2015' },
      { institution: 'Crana College', degree: 'Diploma', endDate: '2011' },
    ]);
  });

  it('keeps the role in a project that it was for', () => {
    const { workExperience, projects } = read(
      'Projects',
      '',
      'Claims Portal',
      'Client: Prairie Mutual',
      'Role: Developer',
      'Duration: 2018 – 2021',
    );
    expect(workExperience).toEqual([]);
    expect(projects.length).toBeGreaterThan(0);
  });

  it('asks for a name in two parts, in whatever order', () => {
    const form =
      'APPLICATION FORM\nSurname      BERG      Name      Ada\nada@x.example\n\nSkills\n\nSawing, gluing\n';
    expect(readLines(textToLines(form)).content.personalInfo).toMatchObject({
      firstName: 'Ada',
      lastName: 'Berg',
    });
  });
});

it('jobs and schools may be told as sentences', () => {
  const { workExperience, education } = read(
    'Experience',
    '',
    '* Working as Senior Joiner in Musi Pvt. Ltd., Pune from Aug 2021 to till date.',
    '* Worked as Joiner in Golconda Services from Jul 2018 to Jul 2021.',
    '',
    'Education',
    '',
    '* MCA from Leeds University in 2018 with 71%',
  );
  expect(workExperience).toMatchObject([
    { position: 'Senior Joiner', company: 'Musi Pvt. Ltd.', current: true },
    { position: 'Joiner', company: 'Golconda Services', endDate: '2021-07' },
  ]);
  expect(education).toMatchObject([{ institution: 'Leeds University', degree: 'MCA' }]);
});
