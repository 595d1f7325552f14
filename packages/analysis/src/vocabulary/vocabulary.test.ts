import { describe, expect, it } from 'vitest';
import { occupationList } from './occupation-list.ts';
import { occupationsNamed, skillsFor } from './occupations.ts';
import { phraseKey } from './phrase.ts';
import { skillKinds, skillNamed, vocabulary } from './vocabulary.ts';

describe('the vocabulary', () => {
  const { skills, occupations, names } = vocabulary();

  it('knows many skills of many occupations, of each kind', () => {
    expect(skills.length).toBeGreaterThanOrEqual(1_800);
    expect(occupations.length).toBeGreaterThanOrEqual(45);
    for (const kind of skillKinds)
      expect(skills.filter((skill) => skill.kind === kind).length).toBeGreaterThan(100);
  });

  it('has no skill twice, and each under its own name', () => {
    expect(new Set(skills.map((skill) => skill.id)).size).toBe(skills.length);
    for (const skill of skills) expect(names.get(phraseKey(skill.name))?.skill).toBe(skill);
  });

  it('says of each occupation what is asked for, of every kind', () => {
    for (const { name, titles } of occupationList) {
      expect(skillsFor(name).length, name).toBeGreaterThanOrEqual(18);
      expect(titles.split(',').length, name).toBeGreaterThanOrEqual(4);
      for (const kind of skillKinds)
        expect(skillsFor(name).filter((skill) => skill.kind === kind).length, name).toBeGreaterThan(
          1,
        );
    }
  });

  it('is written as it is read', () => {
    for (const { written } of names.values())
      expect(written).toMatch(/^[^\s!|,`][^!|,`]*(?<!\s)!?$/);
  });

  it.each([
    ['react.js', 'React'],
    ['TS', 'TypeScript'],
    ['nodejs', 'Node.js'],
    ['k8s', 'Kubernetes'],
    ['golang', 'Go'],
    ['Wound dressing', 'Wound care'],
    ['lesson plan', 'Lesson planning'],
    ['C++', 'C++'],
    ['c#', 'C#'],
  ])('knows %s as %s', (alias, name) => expect(skillNamed(alias)?.name).toBe(name));

  it('knows nothing by the names of things that objects have', () =>
    expect(['constructor', '__proto__', '', ' '].map(skillNamed)).toEqual(
      Array(4).fill(undefined),
    ));
});

describe('occupations', () => {
  it.each([
    ['Senior Frontend Developer (m/f)', 'Frontend Developer'],
    ['Staff Nurse, night shift', 'Registered Nurse'],
    ['Primary School Teacher', 'Teacher'],
    ['Chartered Accountant', 'Accountant'],
    ['HGV / Truck Driver', 'Truck and Delivery Driver'],
    ['HR Business Partner', 'Human Resources Manager'],
    ['Airline Pilot', 'Pilot'],
    ['Regional Operations Manager', 'Operations Manager'],
    ['Chief Operating Officer', 'Chief Executive'],
    ['Site Foreman', 'Construction Manager'],
    ['Copywriter', 'Copywriter and Content Writer'],
    ['UX/UI Designer', 'UX/UI Designer'],
  ])('%s is a %s', (title, name) => expect(occupationsNamed(title)[0]?.name).toBe(name));

  it('are not guessed from words inside words', () => {
    expect(occupationsNamed('Cookery and scooters')).toEqual([]);
    expect(skillsFor('Wizard')).toEqual([]);
  });
});
