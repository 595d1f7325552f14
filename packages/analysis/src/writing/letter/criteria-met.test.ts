import { ResumeContent } from '@folio/contract/resume-content';
import { expect, test } from 'vitest';
import { readAdvertisement } from '../../job-match/read-advertisement.ts';
import { composeCoverLetter } from './compose-cover-letter.ts';

const today = '2026-11';
const letterFor = (resume: object, advertisement: string): string =>
  composeCoverLetter(ResumeContent.parse(resume), readAdvertisement(advertisement), { today }).text;

const technician = {
  personalInfo: { firstName: 'Bronagh', lastName: 'Devlin' },
  workExperience: [
    {
      position: 'Pharmacy Technician',
      company: 'Foyle Street Pharmacy',
      startDate: '2017',
      current: true,
      bullets: [
        'Dispense around 9,000 items a month in a busy pharmacy',
        'Trained two counter assistants to NVQ2',
        'Care for 40 patients with trays of medicines',
      ],
    },
  ],
  education: [{ degree: 'NVQ Level 3', field: 'Pharmacy Services', endDate: '2017' }],
  certifications: [
    { name: 'Reach truck licence, refreshed 2025' },
    { name: 'FLT licence (RTITB)' },
  ],
};
const criteria =
  'Medicines Management Technician\n\nESSENTIAL CRITERIA\n1. NVQ Level 3 in Pharmacy Services\n2. 2 years’ post-qualification experience\n3. Experience of training staff\n4. Full current driving licence or access to a car\n\nCandidates must show in the letter how they meet each criterion.';

test('a paper meets what asks for one, a job what asks for years, and nothing that was done a licence to drive', () => {
  const letter = letterFor(technician, criteria);
  expect(letter).toContain('NVQ Level 3 in Pharmacy Services: NVQ Level 3, Pharmacy Services');
  expect(letter).toContain('experience: Pharmacy Technician, Foyle Street Pharmacy (since 2017)');
  expect(letter).toContain('training staff: Trained two counter assistants to NVQ2');
  expect(letter).toContain('access to a car: [your answer]');
});

test('a licence to drive is found wherever the resume tells of it', () =>
  expect(
    letterFor(
      {
        ...technician,
        customSections: [
          { title: 'Other text', entries: [{ description: 'Full UK driving licence' }] },
        ],
      },
      criteria,
    ),
  ).toMatch(/access to a car: Full UK driving licence\n/));

test('who asks which licences there are hears of all', () =>
  expect(
    letterFor(technician, 'Driver\n\nReply with a CV and say which licences you hold.'),
  ).toContain('Which licences I hold: Reach truck licence, refreshed 2025; FLT licence (RTITB).'));

test('fields of studies that were written with commas are joined as they are said', () =>
  expect(
    letterFor(
      {
        personalInfo: { firstName: 'Tyler', lastName: 'Osei' },
        education: [{ degree: 'A levels', field: 'Biology, Geography, Art', current: true }],
      },
      'Weekend barista\n\nSend a CV.',
    ),
  ).toContain('I am studying for A levels in Biology, Geography and Art.'));

test('a title of two names joins an employer as whoever it names last', () =>
  expect(
    composeCoverLetter(
      ResumeContent.parse(technician),
      readAdvertisement(
        'Front of House / Dental Receptionist\nBawtry Road Dental Care\n\nSend a CV.',
      ),
      {
        today,
        tone: 'friendly',
        target: {
          role: 'Front of House / Dental Receptionist',
          company: 'Bawtry Road Dental Care',
          hiringManager: '',
        },
      },
    ).text,
  ).toContain('join Bawtry Road Dental Care as a Dental Receptionist.'));
