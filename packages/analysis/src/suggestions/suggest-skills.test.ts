import { describe, expect, it } from 'vitest';
import { skillKinds, vocabulary } from '../vocabulary/vocabulary.ts';
import { bestSkills, knownSkills, suggestSkills } from './suggest-skills.ts';

const frontend =
  'We are looking for a Frontend Developer who builds accessible interfaces in React and TypeScript, cares about performance, writes tests, and works closely with design.';
const designer =
  'We are looking for a UX/UI Designer who turns user research into clear flows, prototypes in Figma, tests with real people, and keeps a design system in good order.';
const scientist =
  'We are looking for a Data Scientist who asks sharp questions of messy data, builds models in Python and SQL, designs experiments, and explains results to those who decide.';

describe('suggested skills', () => {
  it.each([
    [
      frontend,
      ['React', 'TypeScript', 'Web accessibility', 'Web performance', 'Automated testing'],
    ],
    [designer, ['User research', 'User flows', 'Prototyping', 'Figma', 'Usability testing']],
    [scientist, ['Data cleaning', 'Machine learning', 'Python', 'SQL', 'Experiment design']],
  ])('fit the job: %s', (jobDescription, expected) => {
    const found = bestSkills({ section: 'skills', currentContent: '', jobDescription });
    expect([...found].sort()).toEqual([...expected].sort());
  });

  it('are none that the resume has, in whatever words', () => {
    const currentContent = 'React.js, TS\nWeb performance; Git';
    const { technical } = suggestSkills({ currentContent, jobDescription: frontend });
    expect(technical.slice(0, 2)).toEqual(['Web accessibility', 'Automated testing']);
    for (const had of ['React', 'TypeScript', 'Web performance', 'Git'])
      expect(technical).not.toContain(had);
  });

  it('come from the occupation where there is no advertisement', () => {
    expect(suggestSkills({ currentContent: 'Staff nurse' }).technical[0]).toBe(
      'Patient assessment',
    );
    expect(suggestSkills({ industry: 'Accountant' }).technical[0]).toBe('Bookkeeping');
    expect(
      suggestSkills({ currentContent: 'Figma, wireframes, user interviews' }).technical,
    ).toContain('Prototyping');
  });

  it('come from what somebody is, not from what they once were', () => {
    const jobs = 'Nurse, Hill Clinic\nCared for forty patients.\nSenior Software Engineer, Acme';
    expect(suggestSkills({ currentContent: jobs }).technical[0]).toBe('Patient assessment');
  });

  it('are of any occupation where none is known, and never another trade', () => {
    const { technical, soft } = suggestSkills({ currentContent: 'Wizard' });
    expect(technical).toContain('Microsoft Office');
    expect(soft).toContain('Communication');
  });

  it('are sorted into their kinds, each once, and not too many', () => {
    const kindOf = new Map(vocabulary().skills.map((skill) => [skill.name, skill.kind]));
    const suggested = suggestSkills({ jobDescription: designer });
    for (const kind of skillKinds) {
      expect(suggested[kind].length).toBeLessThanOrEqual(8);
      expect(new Set(suggested[kind]).size).toBe(suggested[kind].length);
      expect(suggested[kind].every((name) => kindOf.get(name) === kind)).toBe(true);
    }
    expect(bestSkills({ jobDescription: designer }, 3)).toHaveLength(3);
  });

  it('are the same for the same question, and read anything', () => {
    expect(suggestSkills({ jobDescription: frontend })).toEqual(
      suggestSkills({ jobDescription: frontend }),
    );
    expect(bestSkills({}).length).toBe(5);
    expect(bestSkills({ jobDescription: '\u0000🚀'.repeat(50_000) }).length).toBe(5);
  });
});

it('a skill is known by the vocabulary, in six languages, or by the words of the texts', () => {
  const names = [
    'SQL',
    'Buchhaltung',
    'Lime mortar',
    'Nobel Prize',
    'Mix lime mortar. Call 555',
    '',
  ];
  expect(knownSkills(names, 'Mix lime mortar. Call 555')).toEqual(names.slice(0, 3));
});
