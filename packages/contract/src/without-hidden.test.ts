import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ResumeContent } from './resume-content.ts';
import { groupRoles } from './role-groups.ts';
import { arbitraryContent } from './testing/arbitrary-content.ts';
import { withoutHidden } from './without-hidden.ts';

const isShown = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.every(isShown);
  if (typeof value !== 'object' || value === null) return true;
  return Reflect.get(value, 'isHidden') !== true && Object.values(value).every(isShown);
};

describe('what is shown of a content', () => {
  it('[hidden-1] holds nothing that is hidden, and all of the rest', () => {
    fc.assert(
      fc.property(arbitraryContent, (content) => {
        const shown = withoutHidden(content);
        expect(isShown(shown)).toBe(true);
        expect(shown === content).toBe(isShown(content));
        expect(withoutHidden(shown)).toBe(shown);
        expect(shown.personalInfo).toBe(content.personalInfo);
        const kept = content.volunteering.filter(({ isHidden }) => !isHidden);
        expect(shown.volunteering.map(({ id }) => id)).toEqual(kept.map(({ id }) => id));
      }),
    );
  });

  it('leaves out one bullet point, and its neighbours stay', () => {
    const content = ResumeContent.parse({
      workExperience: [
        { company: 'A', bullets: ['one', { text: 'two', isHidden: true }, 'three'] },
      ],
    });
    const [job] = withoutHidden(content).workExperience;
    expect(job?.bullets.map(({ text }) => text)).toEqual(['one', 'three']);
  });

  it('keeps a role at its employer where the role that names it is hidden', () => {
    const jobsOf = (...jobs: object[]) =>
      groupRoles(withoutHidden(ResumeContent.parse({ workExperience: jobs })).workExperience).map(
        (roles) => roles.map(({ company, position }) => `${position} at ${company}`),
      );
    const senior = { company: 'Acme', position: 'Senior', isHidden: true };
    const junior = { position: 'Junior', sameEmployer: true };
    const trainee = { position: 'Trainee', sameEmployer: true };
    for (const above of [{ company: 'Globex', position: 'Lead' }, { position: 'Freelance' }])
      expect(jobsOf(above, senior, junior, trainee)).toEqual([
        [`${above.position} at ${above.company ?? ''}`],
        ['Junior at Acme', 'Trainee at Acme'],
      ]);
    const named = { ...junior, company: 'Acme' };
    expect(jobsOf({ ...senior, company: '' }, { ...named, isHidden: true }, trainee)).toEqual([
      ['Trainee at Acme'],
    ]);
  });

  it('leaves out whole sections, and one custom section by its id', () => {
    const content = ResumeContent.parse({
      interests: 'Chess',
      talks: [{ title: 'A' }],
      customSections: [
        { id: 'a', title: 'A' },
        { id: 'b', title: 'B' },
      ],
    });
    const shown = withoutHidden(content, ['interests', 'talks', 'customSections/a']);
    expect(shown).toMatchObject({ interests: '', talks: [], customSections: [{ id: 'b' }] });
    expect(withoutHidden(content, ['customSections'])).toMatchObject({ customSections: [] });
  });
});
