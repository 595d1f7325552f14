import { ResumeContent } from '@folio/contract/resume-content';
import { expect, it } from 'vitest';
import { resumeText } from './export-document.ts';
import { exportSource } from './export-source/export-source.ts';
import { resumeOf } from './testing/resume.ts';

const output = (content: object) =>
  resumeText(exportSource(resumeOf(ResumeContent.parse(content))));

it('parts sections by 50 dashes and joins facts by bars', () => {
  const content = {
    personalInfo: {
      firstName: 'Ana',
      lastName: 'Roe',
      title: 'Cook',
      phone: '+44 20 7946 0812',
      email: 'ana@example.com',
      summary: 'I **cook**.\nAnd [write](https://ana.example/w).',
    },
    workExperience: [
      {
        position: 'Chef',
        company: 'Le\r\nCoin',
        startDate: '2020-02',
        current: true,
        bullets: ['Led', '- Fed'],
      },
      { position: 'Porter', dateText: 'Summer 2019' },
    ],
    certifications: [{ name: 'Hygiene' }, { name: 'Wine', issuer: 'WSET', date: '2019' }],
    languages: [{ language: 'French', proficiency: 'Fluent' }],
  };
  expect(output(content)).toBe(`Ana Roe
Cook
ana@example.com | +44 20 7946 0812

--------------------------------------------------
Summary

I cook.
And write (https://ana.example/w).

--------------------------------------------------
Experience

Chef | Le Coin | Feb 2020 – Present
• Led
• Fed

Porter | Summer 2019

--------------------------------------------------
Certifications

Hygiene
Wine | WSET | 2019

--------------------------------------------------
Languages

French: Fluent
`);
});

it('says the address of a project once', () => {
  const projects = [{ name: 'Kerbside', link: 'kerbside.example.org' }];
  const text = output({ projects });
  expect(text.match(/kerbside\.example\.org/g)).toHaveLength(1);
  expect(text).toContain('Kerbside\n');
});

it('wraps nothing', () => {
  const interests = 'word '.repeat(200).trim();
  expect(output({ interests }).split('\n')).toContain(interests);
});
