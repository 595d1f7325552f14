import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ContentInput } from './content-input.ts';
import { EditorForm } from './editor-form.ts';
import { emptyContent } from './empty-content.ts';
import { ResumeContent } from './resume-content.ts';
import { arbitraryContent, arbitraryVisibleForm } from './testing/arbitrary-content.ts';
import { fromEditorForm } from './testing/to-editor-form.ts';

const problems = (input: unknown) =>
  ContentInput.safeParse(input).error?.issues.map((issue) => ({
    path: issue.path.join('.'),
    message: issue.message,
  }));

describe('content as callers send it', () => {
  it('takes the server form as it is', () => {
    fc.assert(
      fc.property(arbitraryContent, (content) => {
        expect(ContentInput.parse(JSON.parse(JSON.stringify(content)))).toEqual(content);
      }),
    );
  });

  it('takes the editor form', () => {
    fc.assert(
      fc.property(arbitraryVisibleForm, (form) => {
        expect(ContentInput.parse(form)).toEqual(fromEditorForm(EditorForm.parse(form)));
      }),
    );
  });

  it('[content-input-1] takes a form that is split into pages, in their order', () => {
    const page = (role: string) => ({ experience: [{ role }], languages: [{ language: role }] });
    const content = ContentInput.parse({ ...page('A'), pages: [page('B'), page('C')] });
    expect(content.workExperience.map((entry) => entry.position)).toEqual(['A', 'B', 'C']);
    expect(content.languages.map((entry) => entry.language)).toEqual(['A', 'B', 'C']);
  });

  it('knows the editor form by its entries where both forms have the list', () => {
    const content = ContentInput.parse({
      education: [{ school: 'MIT', year: '2019' }],
      skills: [{ category: 'Tools', items: 'Go, Rust' }],
    });
    expect(content.education[0]).toMatchObject({ institution: 'MIT', startDate: '2019' });
    expect(content.skills[0]?.items).toEqual(['Go', 'Rust']);
  });

  it('reads an end date of "Present" as current, and keeps its wording', () => {
    const { workExperience } = ContentInput.parse({
      workExperience: [
        { position: 'Cook', startDate: '2020-03', endDate: 'Present' },
        { position: 'Cook', startDate: 'Summer 2019', endDate: 'now' },
        { position: 'Cook', startDate: '2018', endDate: 'Presently unsure' },
        { position: 'Cook', startDate: '2018', endDate: 'Present', current: false },
      ],
    });
    expect(
      workExperience.map(({ current, endDate, dateText }) => [current, endDate, dateText]),
    ).toEqual([
      [true, '', ''],
      [true, '', 'Summer 2019 – now'],
      [false, 'Presently unsure', ''],
      [false, 'Present', ''],
    ]);
  });

  it('takes skills as a plain list, in either form, commas and all', () => {
    const skills = ['Go', 'C, C++', ''];
    for (const form of [
      { personalInfo: {}, skills },
      { name: 'Ada', skills },
    ])
      expect(ContentInput.parse(form).skills).toMatchObject([
        { category: '', items: skills, itemsText: '' },
      ]);
    const mixed = ContentInput.parse({ skills: ['Go', { category: 'Tools', items: ['Vim'] }] });
    expect(mixed.skills.map((skill) => skill.items)).toEqual([['Go'], ['Vim']]);
  });

  it('fills in what is left out', () => {
    expect(ContentInput.parse({})).toEqual(emptyContent());
    expect(ContentInput.parse({ personalInfo: { firstName: 'Ada' } }).personalInfo.email).toBe('');
  });

  it('drops characters that no store can hold, and nothing else', () => {
    const content = ContentInput.parse({ interests: 'a\0b\ud800c\u0001', name: '\0Ada' });
    expect(content.interests).toBe('ab\ufffdc\u0001');
    expect(content.personalInfo.firstName).toBe('Ada');
  });
});

describe('content that is refused', () => {
  it('names the path of a wrong field', () => {
    expect(problems({ workExperience: [{ company: 7 }] })?.[0]?.path).toBe(
      'workExperience.0.company',
    );
    expect(problems({ experience: [{ role: 7 }] })?.[0]?.path).toBe('experience.0.role');
  });

  it('names unknown fields', () => {
    expect(problems({ name: 'Ada', experience: [{ salary: 1 }] })?.[0]?.path).toBe(
      'experience.0.salary',
    );
    expect(problems({ name: 'Ada', pages: [{ salary: 1 }] })?.[0]?.path).toBe('pages.0.salary');
    expect(problems({ personalInfo: { salary: 1 } })?.[0]?.message).toContain('salary');
    expect(problems({ personalInfo: {}, experience: [] })?.[0]?.path).toBe('personalInfo');
  });

  it('says so when there are too many bullet points', () => {
    const bullets = (length: number) => Array.from({ length }, () => 'x');
    const jobs = Array.from({ length: 5 }, () => ({ bullets: bullets(1_000) }));
    expect(problems({ workExperience: [{ bullets: bullets(5_000) }] })).toEqual([
      { path: 'workExperience.0.bullets', message: 'An entry can have up to 1,000 bullets.' },
    ]);
    expect(problems({ experience: [{ bulletPoints: bullets(5_000).join('\n') }] })).toEqual([
      { path: 'workExperience.0.bullets', message: 'An entry can have up to 1,000 bullets.' },
    ]);
    expect(problems({ workExperience: jobs })).toEqual([
      { path: '', message: 'A resume can have up to 3,000 bullets.' },
    ]);
    expect(ResumeContent.safeParse({ workExperience: jobs.slice(0, 3) }).success).toBe(true);
  });

  it('says how long a text may be', () => {
    expect(problems({ interests: 'x'.repeat(20_001) })?.[0]?.message).toBe(
      'This text can have up to 20,000 characters.',
    );
  });

  it('refuses a value that is not a content', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const parsed = ContentInput.safeParse(value);
        if (parsed.success) expect(ResumeContent.safeParse(parsed.data).success).toBe(true);
      }),
    );
    for (const value of [null, 7, 'text', []]) expect(problems(value)).toBeDefined();
  });
});

describe('more parts than a resume holds', () => {
  const times = <T>(length: number, entry: T) => Array.from({ length }, () => entry);
  const entries = 'A resume can have up to 4,000 entries.';
  const texts = 'A resume can have up to 20,000 bullets and skills.';
  const tooMany: Array<[string, object, string]> = [
    ['entries of sections', { customSections: times(21, { entries: times(190, {}) }) }, entries],
    ['entries of pages', { name: 'Ada', pages: times(21, { projects: times(190, {}) }) }, entries],
    ['bullet points', { experience: times(21, { bullets: times(960, '') }) }, texts],
    ['skills', { skills: times(50, { items: times(401, 'Go') }) }, texts],
    ['lines', { experience: [{ bulletPoints: 'Go\n'.repeat(20_001) }] }, texts],
    ['skills of a text', { skills: times(3, { items: 'Go,'.repeat(6_667) }) }, texts],
  ];

  it.each(tooMany)('%s: one sentence says so, and no more is checked', (_, content, message) => {
    expect(problems(content)).toEqual([{ path: '', message: message }]);
  });

  it('are not reported for a resume within its limits', () => {
    const content = {
      workExperience: times(3, { position: 'Cook', bullets: times(1_000, 'Cooked') }),
      skills: times(40, { items: times(425, 'Soup') }),
      customSections: times(20, { entries: times(180, {}) }),
      projects: times(200, {}),
      languages: times(137, { language: 'Dutch' }),
    };
    expect(problems(content)).toBeUndefined();
    const one = { language: 'Dutch' };
    expect(problems({ ...content, languages: [...content.languages, one] })).toHaveLength(1);
    const [tools = { items: [] }, ...skills] = content.skills;
    const more = { ...content, skills: [{ items: [...tools.items, 'Salt'] }, ...skills] };
    expect(problems(more)).toEqual([{ path: '', message: texts }]);
  });
});
