import { strToU8, zipSync } from 'fflate';
import { nameOf, single } from './headings.ts';
import type { Person } from './person.ts';

/** A JSON Resume as other tools write it: with days, and without the names of places. */
export function jsonResume({ content, ...person }: Person): string {
  const info = content.personalInfo;
  const day = (date: string) => (date ? `${date}${date.length === 7 ? '-01' : ''}` : undefined);
  return JSON.stringify({
    basics: {
      name: nameOf({ ...person, content }),
      label: info.title,
      email: info.email,
      phone: info.phone,
      url: info.website,
      summary: info.summary,
      location: { address: info.location },
    },
    work: content.workExperience.map((job) => ({
      company: job.company,
      position: job.position,
      location: job.location,
      startDate: day(job.startDate),
      endDate: day(job.endDate),
      highlights: job.bullets,
    })),
    education: content.education.map((one) => ({
      institution: one.institution,
      studyType: one.degree,
      area: one.field,
      startDate: day(one.startDate),
      endDate: day(one.endDate),
    })),
    skills: content.skills.map(({ category, items }) => ({ name: category, keywords: items })),
    languages: content.languages.map((one) => ({
      language: one.language,
      fluency: one.proficiency,
    })),
    certificates: content.certifications.map((one) => ({
      name: one.name,
      issuer: one.issuer,
      date: day(one.date),
    })),
  });
}

const quoted = (cell: string): string =>
  /[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
const csv = (rows: string[][]): Uint8Array =>
  strToU8(rows.map((row) => row.map(quoted).join(',')).join('\n'));

/** LinkedIn's data archive: a zip of CSV files. */
export function linkedInArchive(person: Person): Uint8Array {
  const { content } = person;
  const info = content.personalInfo;
  const month = (date: string) =>
    date ? single(date, { ...person, language: 'en' }, 'short') : '';
  return zipSync({
    'Profile.csv': csv([
      [
        'First Name',
        'Last Name',
        'Maiden Name',
        'Address',
        'Headline',
        'Summary',
        'Industry',
        'Geo Location',
        'Websites',
      ],
      [
        info.firstName,
        info.lastName,
        '',
        '',
        info.title,
        info.summary,
        '',
        info.location,
        info.website ? `[PERSONAL:https://${info.website}]` : '',
      ],
    ]),
    'Positions.csv': csv([
      ['Company Name', 'Title', 'Description', 'Location', 'Started On', 'Finished On'],
      ...content.workExperience.map((job) => [
        job.company,
        job.position,
        job.bullets.map((one) => `• ${one}`).join('\n'),
        job.location,
        month(job.startDate),
        month(job.endDate),
      ]),
    ]),
    'Education.csv': csv([
      ['School Name', 'Start Date', 'End Date', 'Notes', 'Degree Name', 'Activities'],
      ...content.education.map((one) => [
        one.institution,
        one.startDate,
        one.endDate,
        '',
        [one.degree, one.field].filter(Boolean).join(', '),
        '',
      ]),
    ]),
    'Skills.csv': csv([
      ['Name'],
      ...content.skills.flatMap((one) => one.items.map((item) => [item])),
    ]),
    'Languages.csv': csv([
      ['Name', 'Proficiency'],
      ...content.languages.map((one) => [one.language, one.proficiency]),
    ]),
    'Email Addresses.csv': csv([
      ['Email Address', 'Confirmed', 'Primary', 'Updated On'],
      [info.email, 'Yes', 'Yes', ''],
    ]),
    'PhoneNumbers.csv': csv([
      ['Extension', 'Number', 'Type'],
      ['', info.phone, 'Mobile'],
    ]),
    'Registration.csv': csv([['Registered At'], ['2015']]),
  });
}
