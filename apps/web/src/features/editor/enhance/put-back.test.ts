import { ResumeContent } from '@folio/contract/resume-content';
import { describe, expect, it } from 'vitest';
import { putBulletsBack, putLinesBack, putSkillsBack } from './put-back.ts';
import { linesOf, textOfSection } from './section-text.ts';

const content = ResumeContent.parse({
  personalInfo: { summary: '  A cook.  ' },
  workExperience: [
    { position: 'Cook', description: 'First.\n\n  - second\n', bullets: ['one', '', 'two'] },
    { position: 'Nobody' },
    { position: 'Chef', bullets: ['three'] },
  ],
  education: [{ degree: 'BA' }],
  skills: [
    { category: 'A', items: ['sql', 'Go', 'SQL'] },
    { category: 'B', items: ['cooking'] },
  ],
});
const lines = linesOf(content, 'workExperience');

describe('the text of a section', () => {
  it('is the summary, all descriptions and points in lines, the skills with commas', () => {
    expect(textOfSection(content, 'personalInfo')).toBe('A cook.');
    expect(textOfSection(content, 'workExperience')).toBe('First.\n- second\none\ntwo\nthree');
    expect(textOfSection(content, 'skills')).toBe('sql, Go, SQL, cooking');
  });

  it('is empty where nothing is described', () => {
    expect(textOfSection(content, 'education')).toBe('');
    expect(textOfSection(content, 'projects')).toBe('');
  });
});

describe('lines that come back', () => {
  it('go where they were taken from, and all else stays', () => {
    const changes = putLinesBack(
      content,
      lines,
      'Eins.\n- zwei\none\n\nTWO is more\nDrei\n',
      'modern',
    );
    expect(changes?.map(({ path, value }) => [path, value])).toEqual([
      ['workExperience[0].description', 'Eins.\n\n  - zwei\n'],
      ['workExperience[0].bullets[2]', 'TWO is more'],
      ['workExperience[2].bullets[0]', 'Drei'],
    ]);
    expect(changes?.[1]).toMatchObject({ before: 'two', after: 'TWO is more' });
  });

  it('change nothing when one is missing or one too many', () => {
    expect(putLinesBack(content, lines, 'a\nb\nc\nd', 'modern')).toBeUndefined();
    expect(putLinesBack(content, lines, 'a\nb\nc\nd\ne\nf', 'modern')).toBeUndefined();
  });

  it('stay as they were where they outgrow their limit', () => {
    const long = 'a b c d e f g h i';
    expect(
      putLinesBack(content, lines, `First.\n- second\n${long}\ntwo\nthree`, 'classic'),
    ).toEqual([]);
    expect(
      putLinesBack(content, lines, `First.\n- second\n${long}\ntwo\nthree`, 'modern'),
    ).toHaveLength(1);
  });
});

it('bullet points that come back one by one go to their entries', () => {
  const change = { entry: 0, bullet: 2, before: 'two', after: 'TWO' };
  expect(putBulletsBack(content, [change], 'modern')).toEqual([
    { path: 'workExperience[0].bullets[2]', value: 'TWO', before: 'two', after: 'TWO' },
  ]);
  expect(putBulletsBack(content, [{ ...change, bullet: 9 }], 'modern')).toEqual([]);
});

describe('skills that come back', () => {
  const skillsAfter = (improved: string) =>
    putSkillsBack(content, improved).map(({ path, value }) => [path, value]);

  it('are known again in their categories, and none gets lost or added', () => {
    expect(skillsAfter('SQL, Go, Cooking, Leadership, Law')).toEqual([
      ['skills[0].items', ['SQL', 'Go', 'SQL']],
      ['skills[1].items', ['Cooking']],
    ]);
    expect(skillsAfter('Go')).toEqual([]);
  });

  it('are told by their place where there are as many as before', () => {
    expect(skillsAfter('SQL, Golang, SQL, cooking')).toEqual([
      ['skills[0].items', ['SQL', 'Golang', 'SQL']],
    ]);
  });
});
