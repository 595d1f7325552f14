import { ResumeContent } from '@folio/contract/resume-content';
import { describe, expect, it } from 'vitest';
import { textToLines } from './layout/text-lines.ts';
import { withLeftOver } from './left-over.ts';

const content = {
  personalInfo: { firstName: 'Asha', lastName: 'Rao', email: 'asha@rao.example' },
  workExperience: [{ position: 'Baker', company: 'Miller & Sons', location: 'Pune' }],
  languages: [{ language: 'Tamil', proficiency: 'Native' }],
};

/** The sections that are added for what is left over of a text, each title with its description. */
function added(text: string, headings: string[] = []) {
  const read = { content: ResumeContent.parse(content), fields: [], headings, isOver: false };
  const { customSections } = withLeftOver(read, textToLines(text)).content;
  return customSections.map(({ title, entries }) => [title, entries[0]?.description]);
}

describe('what no field took of a file', () => {
  it.each([
    ['is said as a whole', 'Asha Rao\nBaker, Miller & Sons'],
    ['says when', 'Baker, Miller & Sons, March 2019 to date'],
    ['says how long', 'Baker, Miller & Sons\n2 years 3 months'],
    ['is a way to reach somebody', 'Asha Rao\nMobile: +91 98765 43210'],
    ['is what the document is', 'Curriculum vitae\nAsha Rao'],
    ['is how well a language is spoken', 'Tamil (mother tongue)'],
    ['is a label of what is said', 'Employer : Miller & Sons'],
    ['is a label of a date', 'Period : March 2019 to June 2021'],
    ['is one short word', 'Asha Rao | Also'],
  ])('is nothing where it %s', (_, text) => {
    expect(added(text)).toEqual([]);
  });

  it('is added where no other section says it', () => {
    const ticket = 'White Card / First Aid and CPR / Chainsaw Level 3';
    expect(added(`Asha Rao\n${ticket}\nBaker`)).toEqual([['Other text', ticket]]);
  });

  it('goes with the label that names it', () => {
    expect(added('Asha Rao\nMarital status : Single')).toEqual([
      ['Other text', 'Marital status : Single'],
    ]);
  });

  it('is a part of a line where the rest is said', () => {
    expect(added('Baker | Miller & Sons | Pune | Asha Rao | night shifts')).toEqual([
      ['Other text', 'night shifts'],
    ]);
  });

  it('is told by pairs of letters where a script parts no words', () => {
    expect(added('Asha Rao\n調理師免許を持っています')).toEqual([
      ['Other text', '調理師免許を持っています'],
    ]);
  });

  it('keeps lines apart between which another was said', () => {
    const above = 'Every Sunday I made the cakes of the whole town, from flour to the';
    const below = 'icing on them, and in the week the bread, with two boys to help me';
    expect(added(`${above}\nAsha Rao\n${below}`)).toEqual([['Other text', `${above}\n${below}`]]);
  });

  it('is a section of its own where nothing of that was taken', () => {
    const text = 'Asha Rao\nSmall engines\nChainsaw to level 3\nWork\nBaker\nCan drive a van';
    expect(added(text, ['Small engines', 'Work'])).toEqual([
      ['Small engines', 'Chainsaw to level 3'],
      ['Other text', 'Can drive a van'],
    ]);
  });

  it('is no second section of a kind that is known', () => {
    expect(added('Asha Rao\nSkills\nSourdough starters\nWork\nBaker', ['Skills', 'Work'])).toEqual([
      ['Other text', 'Sourdough starters'],
    ]);
  });

  it('is unsure, for somebody to look at', () => {
    const read = { content: ResumeContent.parse(content), fields: [], headings: [], isOver: false };
    const { fields } = withLeftOver(read, textToLines('Asha Rao\nCan drive a van'));
    expect(fields.map(({ value }) => value)).toEqual(['Other text', 'Can drive a van']);
    for (const { confidence } of fields) expect(confidence).toBeLessThan(0.5);
  });
});

it('a text whose words stand in others alone is left over, but not one that came out in parts', () => {
  const read = {
    content: ResumeContent.parse({
      ...content,
      education: [{ institution: 'University of Pune', degree: 'MSc', field: 'Food Science' }],
      skills: [{ items: ['Bread without yeast', 'Ovens of stone', 'Sale of cakes'] }],
    }),
    fields: [],
    headings: [],
    isOver: false,
  };
  const left = (text: string) =>
    withLeftOver(read, textToLines(text)).content.customSections.flatMap(({ entries }) =>
      entries.map(({ description }) => description),
    );
  expect(left('Stone cakes without bread of sale yeast ovens')).toHaveLength(1);
  expect(left('MSc in Food Science at University of Pune')).toEqual([]);
});
