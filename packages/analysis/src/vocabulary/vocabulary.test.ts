import { readTable, tableText } from '@folio/tables/read-table';
import { describe, expect, it } from 'vitest';
import { phraseKey } from './phrase.ts';
import { skillKinds, skillNamed, vocabulary } from './vocabulary.ts';

const text = tableText(new URL('./occupations.tsv', import.meta.url));
const rows = readTable(text, { kind: ['occupation', ...skillKinds], names: 'text' }).map(
  ({ kind, names }) => ({ kind, names: names.split('|') }),
);

describe('the vocabulary', () => {
  const { skills, occupations, names } = vocabulary();

  it('knows many skills of many occupations, of each kind', () => {
    expect(skills.length).toBeGreaterThanOrEqual(3_000);
    expect(occupations.length).toBeGreaterThanOrEqual(180);
    for (const kind of skillKinds)
      expect(skills.filter((skill) => skill.kind === kind).length).toBeGreaterThan(100);
  });

  it('stays small enough for a browser to fetch', () => expect(text.length).toBeLessThan(240_000));

  it('has no skill twice, and each under its own name', () => {
    expect(new Set(skills.map((skill) => skill.id)).size).toBe(skills.length);
    for (const skill of skills) expect(names.get(phraseKey(skill.name))?.skill).toBe(skill);
  });

  it('[vocabulary-1] says of each occupation what is asked for, of every kind', () => {
    const ofTrades = occupations.filter((occupation) => occupation.titles.length > 0);
    expect(ofTrades.length).toBe(occupations.length - 1);
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

  it('has each name once: as a skill, or as the alias of one', () => {
    const owners = new Map<string, string>();
    const isDefined = new Set<string>();
    for (const { kind, names: all } of rows) {
      const [name = '', ...aliases] = all;
      if (kind === 'occupation') continue;
      const id = phraseKey(name);
      if (isDefined.has(id))
        expect(aliases, `${name} has its aliases where it stands first`).toEqual([]);
      else
        for (const key of all.map(phraseKey)) {
          expect(owners.get(key), key).toBeUndefined();
          owners.set(key, id);
        }
      isDefined.add(id);
    }
    expect(owners.size).toBe(names.size);
  });

  it('writes and classes a skill alike wherever it is asked for', () => {
    for (const {
      kind,
      names: [name = ''],
    } of rows)
      if (kind !== 'occupation') expect(skillNamed(name)).toMatchObject({ name, kind });
  });

  it('asks for no skill of an occupation twice', () => {
    for (const { name, skills: asked } of occupations)
      expect(new Set(asked).size, name).toBe(asked.length);
  });

  it('is in NFC, without loose blanks', () => {
    expect(text).toBe(text.normalize('NFC'));
    expect(rows.flatMap((row) => row.names).filter((name) => name !== name.trim())).toEqual([]);
  });

  it('calls no name ambiguous that it does not know', () => {
    const table = readTable(new URL('./ambiguous-skills.tsv', import.meta.url), { name: 'text' });
    for (const { name } of table)
      expect(names.get(phraseKey(name)), name).toMatchObject({ written: name, ambiguous: true });
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
