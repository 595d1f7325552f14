import { describe, expect, it } from 'vitest';
import { generalSkills } from './general-skills.ts';
import { occupationList } from './occupation-list.ts';
import { phraseKey } from './phrase.ts';
import { skillKinds, skillNamed, vocabulary } from './vocabulary.ts';

describe('the vocabulary', () => {
  const { skills, occupations, names } = vocabulary();

  it('knows many skills of many occupations, of each kind', () => {
    expect(skills.length).toBeGreaterThanOrEqual(3_000);
    expect(occupations.length).toBeGreaterThanOrEqual(180);
    for (const kind of skillKinds)
      expect(skills.filter((skill) => skill.kind === kind).length).toBeGreaterThan(100);
  });

  it('stays small enough for a browser to fetch', () =>
    expect(JSON.stringify(occupationList).length).toBeLessThan(190_000));

  it('has no skill twice, and each under its own name', () => {
    expect(new Set(skills.map((skill) => skill.id)).size).toBe(skills.length);
    for (const skill of skills) expect(names.get(phraseKey(skill.name))?.skill).toBe(skill);
  });

  it('says of each occupation what is asked for, of every kind', () => {
    const ofTrades = occupations.filter((occupation) => occupation.titles.length > 0);
    expect(ofTrades.length).toBe(occupationList.length);
    for (const { name, titles, skills: asked } of ofTrades) {
      expect(asked.length, name).toBeGreaterThanOrEqual(18);
      expect(titles.length, name).toBeGreaterThanOrEqual(4);
      for (const kind of skillKinds)
        expect(asked.filter((skill) => skill.kind === kind).length, name).toBeGreaterThan(1);
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
    ['TIG welding', 'TIG welding'],
    ['route optimization', 'Route planning'],
    ['CDL', 'Truck driving'],
    ['GST', 'GST returns'],
    ['waiting tables', 'Table service'],
  ])('knows %s as %s', (alias, name) => expect(skillNamed(alias)?.name).toBe(name));

  it.each([
    ['ANSYS', 'Finite element analysis'],
    ['HPLC', 'Chromatography'],
    ['GitHub', 'Git'],
    ['Workday', 'HR information systems'],
    ['OSPF', 'BGP'],
    ['on-call', 'Incident response'],
    ['cash management', 'Cash flow management'],
    ['organic chemistry', 'Organic synthesis'],
    ['ISO 26262', 'Functional safety'],
    ['ACCA', 'CPA'],
    ['cannulation', 'IV therapy'],
    ['Sabre GDS', 'Amadeus GDS'],
  ])('takes %s for no other word for %s', (one, other) => {
    expect(skillNamed(one)).toBeDefined();
    expect(skillNamed(one)?.id).not.toBe(skillNamed(other)?.id);
  });

  it('knows no alias of two skills, and none that is a skill', () => {
    const items = [...occupationList, generalSkills]
      .flatMap((data) => skillKinds.flatMap((kind) => data[kind].split(',')))
      .map((item) => item.split('|').map(phraseKey));
    const heads = new Set(items.map(([name]) => name));
    const owners = new Map<string, string>();
    for (const [name = '', ...aliases] of items)
      for (const alias of aliases.filter((one) => one !== name)) {
        expect(heads.has(alias), alias).toBe(false);
        expect(owners.get(alias) ?? name, alias).toBe(name);
        owners.set(alias, name);
      }
  });

  it.each(['ten', 'fees', 'RAM', 'his', 'cam', 'pace', 'sim', 'acting', 'forging', 'casting'])(
    'takes %s for no abbreviation or trade',
    (word) => expect(skillNamed(word)).toBeUndefined(),
  );

  it('knows nothing by the names of things that objects have', () =>
    expect(['constructor', '__proto__', '', ' '].map(skillNamed)).toEqual(
      Array(4).fill(undefined),
    ));
});
