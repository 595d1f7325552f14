import { emptyContent } from '@folio/contract/empty-content';
import { ResumeContent } from '@folio/contract/resume-content';
import { moreSections } from '@folio/contract/section-names';
import { arbitraryContent } from '@folio/contract/testing/arbitrary-content';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeContent } from './merge-content.ts';

const runs = { numRuns: 100, seed: 11 };
const lists = [
  ...(['workExperience', 'education', 'projects', 'certifications', 'languages'] as const),
  ...moreSections,
];

/** The fields of an entry that say something. */
const writtenIn = (entry: object): object =>
  Object.fromEntries(
    Object.entries(entry).filter(([, value]) =>
      typeof value === 'string'
        ? value.trim() !== ''
        : !Array.isArray(value) || value.some(({ text }) => text.trim() !== ''),
    ),
  );

function expectKept(own: readonly object[], merged: readonly object[]): void {
  for (const [at, entry] of own.entries()) expect(merged[at]).toMatchObject(writtenIn(entry));
}

describe('a merge, of any two resumes', () => {
  const both = fc.tuple(arbitraryContent, arbitraryContent);

  it('[merge-content-1] loses nothing of the first', () => {
    fc.assert(
      fc.property(both, ([own, read]) => {
        const merged = mergeContent(own, read);
        for (const list of lists) expectKept(own[list as 'projects'], merged[list as 'projects']);
        own.skills.forEach(({ items, ...rest }, at) => {
          expect(merged.skills[at]).toMatchObject(rest);
          expect(merged.skills[at]?.items.slice(0, items.length)).toEqual(items);
        });
        own.customSections.forEach(({ entries, ...rest }, at) => {
          expect(merged.customSections[at]).toMatchObject(rest);
          expect(merged.customSections[at]?.entries.slice(0, entries.length)).toEqual(entries);
        });
        for (const [field, text] of Object.entries(own.personalInfo))
          if (typeof text === 'string' && text.trim())
            expect(merged.personalInfo).toHaveProperty(field, text);
        if (own.interests.trim()) expect(merged.interests).toBe(own.interests);
      }),
      runs,
    );
  });

  it('[merge-content-2] adds nothing more the second time, and can be stored', () => {
    fc.assert(
      fc.property(both, ([own, read]) => {
        const merged = mergeContent(own, read);
        expect(mergeContent(merged, read)).toBe(merged);
        expect(ResumeContent.safeParse(merged).success).toBe(true);
      }),
      runs,
    );
  });

  it('with itself or with nothing is itself', () => {
    fc.assert(
      fc.property(arbitraryContent, (own) => {
        expect(mergeContent(own, emptyContent())).toBe(own);
        const { workExperience, education } = mergeContent(own, own);
        expect(workExperience).toEqual(own.workExperience);
        expect(education).toEqual(own.education);
      }),
      runs,
    );
  });
});

const own = ResumeContent.parse({
  personalInfo: { firstName: 'Asha', email: 'asha@example.com' },
  workExperience: [{ company: 'Acme Ltd.', position: 'Engineer', startDate: '2019-03' }],
  skills: [{ category: 'Tools', items: ['SQL', 'C'] }],
  customSections: [{ title: 'Awards', entries: [{ title: 'Best bridge' }] }],
});

describe('a merge', () => {
  it('knows an entry again by what names it', () => {
    const again = { company: 'ACME Ltd', position: 'engineer' };
    const { workExperience } = mergeContent(
      own,
      ResumeContent.parse({
        workExperience: [
          { ...again, bullets: ['Built a crane'] },
          { ...again, startDate: '2015-01' },
          { ...again, position: 'Intern' },
        ],
      }),
    );
    expect(workExperience.map(({ position, startDate }) => `${position} ${startDate}`)).toEqual([
      'Engineer 2019-03',
      'engineer 2015-01',
      'Intern ',
    ]);
  });

  it('fills what an entry leaves empty, dates as a whole, and nothing twice', () => {
    const said = ResumeContent.parse({
      workExperience: [
        { company: 'Kite', position: 'Cook', startDate: '2019', bullets: [''] },
        { company: 'Inn', position: 'Chef', location: 'Leeds', bullets: ['Cooked'] },
      ],
      education: [{ institution: 'College', degree: 'BSc Botany' }],
    });
    const read = ResumeContent.parse({
      workExperience: [
        { company: 'KITE', position: 'cook', startDate: '2019', endDate: '2021', bullets: ['Led'] },
        { company: 'Inn', position: 'Chef', startDate: '2021', location: 'York', bullets: ['Led'] },
      ],
      education: [{ institution: 'College', degree: 'BSc', field: 'Botany', endDate: '2018' }],
    });
    const { workExperience, education } = mergeContent(said, read);
    const [cook, chef] = workExperience;
    expect(cook).toMatchObject({ company: 'Kite', endDate: '', bullets: [{ text: 'Led' }] });
    expect(chef).toMatchObject({
      startDate: '2021',
      location: 'Leeds',
      bullets: [{ text: 'Cooked' }],
    });
    expect(education).toMatchObject([{ degree: 'BSc Botany', field: '', endDate: '2018' }]);
  });

  it('tells what it keeps where the other one has something else', () => {
    const said = ResumeContent.parse({
      personalInfo: { firstName: 'Asha', email: 'asha@example.com', phone: '+44 1', title: '' },
      workExperience: [
        { id: 'inn', company: 'Inn', position: 'Chef', startDate: '2021', bullets: ['Cooked.'] },
        { id: 'kite', company: 'Kite', position: 'Cook', location: 'Leeds' },
      ],
      interests: 'Chess',
    });
    const read = ResumeContent.parse({
      personalInfo: {
        firstName: 'ASHA',
        email: 'a.verma@example.com',
        phone: '+441',
        title: 'Chef',
      },
      workExperience: [
        { company: 'Inn', position: 'Chef', startDate: '2021', endDate: '2024', bullets: ['Led'] },
        { company: 'Kite', position: 'Cook', location: 'York', bullets: ['Baked'] },
      ],
      interests: 'chess',
    });
    const keptIn = (other: ResumeContent) => {
      const kept: string[] = [];
      mergeContent(said, other, (path) => kept.push(path));
      return kept;
    };
    expect(keptIn(read)).toEqual([
      'personalInfo/email',
      'workExperience/inn/endDate',
      'workExperience/inn/bullets',
      'workExperience/kite/location',
    ]);
    expect(keptIn(said)).toEqual([]);
  });

  it('fills what is empty and leaves what is said', () => {
    const read = ResumeContent.parse({
      personalInfo: { firstName: 'A.', lastName: 'Verma', email: 'b@example.com', phone: '1' },
      interests: 'Chess',
    });
    const merged = mergeContent(own, read);
    expect(merged.interests).toBe('Chess');
    expect(merged.personalInfo).toMatchObject({
      firstName: 'Asha',
      lastName: '',
      email: 'asha@example.com',
      phone: '1',
    });
  });

  it('puts skills and entries into the sections of their name', () => {
    const read = ResumeContent.parse({
      skills: [{ category: 'tools', items: ['sql', 'C++', 'C'] }, { items: ['Welding'] }],
      customSections: [{ title: 'AWARDS', entries: [{ title: 'Best road' }] }],
    });
    const merged = mergeContent(own, read);
    expect(merged.skills.map(({ items }) => items)).toEqual([['SQL', 'C', 'C++'], ['Welding']]);
    expect(merged.customSections.map(({ entries }) => entries.map(({ title }) => title))).toEqual([
      ['Best bridge', 'Best road'],
    ]);
  });

  it('tells which own texts stay, and of no entry that the other has twice', () => {
    const read = ResumeContent.parse({
      personalInfo: { email: 'other@example.com' },
      projects: [
        { name: 'Folio', description: 'One' },
        { name: 'Folio', description: 'Two' },
      ],
    });
    const kept: string[] = [];
    mergeContent(ResumeContent.parse({ personalInfo: { email: 'a@example.com' } }), read, (path) =>
      kept.push(path),
    );
    expect(kept).toEqual(['personalInfo/email']);
  });

  it('leaves the id of what is added open: that of a deleted entry is not given twice', () => {
    const read = ResumeContent.parse({ workExperience: [{ company: 'New' }] });
    const [kept, added] = mergeContent(own, read).workExperience;
    expect([kept?.id, added?.id]).toEqual([own.workExperience[0]?.id, '']);
  });

  it('ends where a resume is full', () => {
    const jobs = (name: string, count: number, bullets: string[] = []) => ({
      workExperience: Array.from({ length: count }, (_, at) => ({
        company: `${name}${at}`,
        bullets,
      })),
    });
    const full = ResumeContent.parse(jobs('A', 150, ['b']));
    expect(mergeContent(full, ResumeContent.parse(jobs('B', 150))).workExperience).toHaveLength(
      200,
    );
    const long = ResumeContent.parse(jobs('C', 3, Array<string>(1_000).fill('b')));
    const merged = mergeContent(full, long);
    expect(merged.workExperience).toHaveLength(152);
  });
});
