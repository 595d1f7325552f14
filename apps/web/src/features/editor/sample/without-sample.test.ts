import { toEditorForm } from '@folio/contract/editor-form';
import { emptyContent } from '@folio/contract/resume-content';
import { sampleContent } from '@folio/documents/sample-content';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentOf, type EditorDocument, listNames, withEntryIds } from '../store/document.ts';
import { holdsSample, withoutSample } from './without-sample.ts';

const sample = () => withEntryIds(toEditorForm(sampleContent));
const own = { name: 'Asha Verma', firstName: 'Asha', lastName: 'Verma', email: 'asha@example.com' };

describe('a form without the sample', () => {
  it('is empty but for whose it is', () => {
    const left = withoutSample(sample(), own);
    expect(left).toEqual({ ...toEditorForm(emptyContent()), ...own });
    expect(holdsSample(left)).toBe(false);
  });

  it('keeps what was written over, and no made-up fact beside it', () => {
    const form = sample();
    const [job, ...jobs] = form.experience;
    const experience = [{ ...job, company: 'Acme' }, ...jobs] as typeof form.experience;
    const left = withoutSample({ ...form, name: 'Ada King', title: 'Nurse', experience }, own);
    expect(left).toMatchObject({ name: 'Ada King', title: 'Nurse', summary: '', email: own.email });
    expect(storedOf(left).workExperience).toEqual([
      {
        ...{
          id: job?.id,
          place: job?.place,
          company: 'Acme',
          position: '',
          location: '',
          description: '',
        },
        ...{ startDate: '', endDate: '', current: false, dateText: '', bullets: [] },
      },
    ]);
    expect(holdsSample(left)).toBe(false);
  });

  it('keeps a bullet point, a skill and a level that were changed, and those beside them go', () => {
    const form = sample();
    const [job] = form.experience;
    const [, data] = form.skills;
    const [english] = form.languages;
    if (!job || !data || !english) throw new Error('The sample has become shorter');
    const [first = '', ...others] = job.bulletPoints.split('\n');
    const bulletPoints = [first.replace('11 days', '9 days'), ...others, 'Won a prize.'].join('\n');
    const left = withoutSample(
      {
        ...form,
        experience: [{ ...job, bulletPoints }],
        skills: [{ ...data, items: `Go, ${data.items}, Rust` }],
        languages: [{ ...english, proficiency: 'Basic' }],
      },
      own,
    );
    const { workExperience, skills, languages } = storedOf(left);
    expect(workExperience[0]?.bullets).toMatchObject([
      { text: first.replace('11 days', '9 days') },
      { text: 'Won a prize.' },
    ]);
    expect(skills[0]).toMatchObject({ category: '', items: ['Go', 'Rust'], itemsText: '' });
    expect(languages[0]).toMatchObject({ language: 'English', proficiency: 'Basic' });
  });

  it('leaves the dates of an entry that was added beside the sample alone', () => {
    const form = sample();
    const { certificates, ...rest } = toEditorForm(emptyContent());
    const [added] = toEditorForm({
      ...sampleContent,
      certifications: [
        { ...sampleContent.certifications[1], name: 'CKA', issuer: 'CNCF' } as never,
      ],
    }).certificates;
    if (!added) throw new Error('No certificate');
    const left = withoutSample({ ...form, certificates: [...form.certificates, added] }, own);
    expect(left).toMatchObject({ ...rest, ...own, certificates: [...certificates, added] });
  });

  it('is said to hold the sample as long as one entry of it is left that tells', () => {
    const form = { ...sample(), ...own, phone: '', website: '', summary: '' };
    expect(holdsSample(form)).toBe(true);
    for (const list of listNames.filter((name) => name !== 'projects'))
      Object.assign(form, { [list]: [] });
    expect(holdsSample(form)).toBe(true);
    const [project] = form.projects;
    if (!project) throw new Error('No project');
    expect(holdsSample({ ...form, projects: [{ ...project, title: 'My own' }] })).toBe(true);
    expect(holdsSample({ ...form, projects: [] })).toBe(false);
  });

  it('is not said to hold it for a language that others speak as well', () => {
    const { languages, skills } = sample();
    const form = { ...toEditorForm(emptyContent()), ...own, languages, skills };
    expect(holdsSample(form)).toBe(false);
  });

  it('leaves the form of somebody else alone', () => {
    const form = { ...toEditorForm(emptyContent()), ...own, title: 'Nurse' };
    expect(holdsSample(form)).toBe(false);
    expect(withoutSample(form, own)).toEqual(form);
  });
});

const storedOf = (form: EditorDocument['form']) => contentOf({ form } as EditorDocument);

/** Every text of a content, each bullet point and skill by itself. */
const textsOf = (value: unknown, key = ''): string[] => {
  if (typeof value === 'string') return key === 'id' || key === 'place' ? [] : [value.trim()];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => textsOf(part, name));
};

const fields = {
  person: ['name', 'title', 'email', 'phone', 'location', 'website', 'summary', 'interests'],
  experience: ['role', 'company', 'duration', 'location', 'description', 'bulletPoints'],
  education: ['degree', 'school', 'year', 'field', 'location', 'description'],
  projects: ['title', 'description', 'technologies', 'duration', 'link'],
  certificates: ['name', 'issuer', 'year', 'description'],
  skills: ['category', 'items'],
} as const;
type Part = keyof typeof fields;

/** One edit: a text, or one line of it, is written over in an entry, or in what says who it is. */
const edit = fc.record({
  part: fc.constantFrom(...(Object.keys(fields) as Part[])),
  entry: fc.nat(2),
  field: fc.nat(7),
  line: fc.nat(4),
  text: fc.stringMatching(/^Own [a-z]{1,6} [0-9]{1,4}$/),
});
type Edit = typeof edit extends fc.Arbitrary<infer T> ? T : never;
type Texts = Record<string, unknown>;

function write(form: Texts, { part, entry, field: index, line, text }: Edit): void {
  const target = part === 'person' ? form : (form[part] as Texts[])[entry];
  const field = fields[part][index % fields[part].length] ?? '';
  const between = new Map<string, string>([
    ['bulletPoints', '\n'],
    ['items', ', '],
  ]).get(field);
  if (!target) return;
  const lines = between ? String(target[field]).split(between) : [''];
  target[field] = lines.with(line % lines.length, text).join(between);
}

describe('after any edits of the sample', () => {
  const ofSample = new Set(textsOf(sampleContent));

  it('no text of the made-up person is left, and every text that was typed is there', () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 25 }), fc.nat(4), (edits, copied) => {
        const edited: Texts = structuredClone(sample());
        for (const one of edits) write(edited, one);
        const form = edited as EditorDocument['form'];
        // A copy that was made of an entry says the sample once more.
        const experience = [...form.experience, ...form.experience.slice(copied, copied + 1)];
        const left = withoutSample({ ...form, experience }, own);
        const texts = textsOf(storedOf(left));
        expect(texts.filter((text) => text !== '' && ofSample.has(text))).toEqual([]);
        const typed = textsOf(storedOf(form)).filter((text) => !ofSample.has(text));
        expect(texts).toEqual(expect.arrayContaining(typed));
        expect(holdsSample(left)).toBe(false);
      }),
      { numRuns: 400 },
    );
  });
});
