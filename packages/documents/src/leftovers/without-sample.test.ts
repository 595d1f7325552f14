import { readField, writeField } from '@folio/contract/content-fields';
import { listTexts } from '@folio/contract/content-path';
import { emptyContent } from '@folio/contract/empty-content';
import type { FieldDefinition } from '@folio/contract/field-definitions';
import { type ResumeContent, SkillCategory, WorkExperience } from '@folio/contract/resume-content';
import { listSections, sections } from '@folio/contract/sections';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { sampleContent } from '../sample-content.ts';
import { holdsSample, ownContent, withoutSample } from './without-sample.ts';

let made = 0;
const makeId = () => `made-${++made}`;
const sample = () => sampleContent;
const own = { firstName: 'Asha', lastName: 'Verma', email: 'asha@example.com' };

/** A content whose person has these fields beside what it says of them. */
const withPerson = (content: ResumeContent, person: Partial<ResumeContent['personalInfo']>) => ({
  ...content,
  personalInfo: { ...content.personalInfo, ...person },
});
const nobody = () => withPerson(emptyContent(), own);

describe('a content without the sample', () => {
  it("is empty but for its owner's details", () => {
    const left = withoutSample(sample(), own);
    expect(left).toEqual(nobody());
    expect(holdsSample(left)).toBe(false);
  });

  it('keeps what was written over, and no made-up fact beside it', () => {
    const [job, ...jobs] = sample().workExperience;
    if (!job) throw new Error('The sample has become shorter');
    const changed = {
      ...withPerson(sample(), { firstName: 'Ada', lastName: 'King', title: 'Nurse' }),
      workExperience: [{ ...job, company: 'Acme' }, ...jobs],
    };
    const left = withoutSample(changed, own);
    expect(left.personalInfo).toMatchObject({ firstName: 'Ada', lastName: 'King' });
    expect(left.personalInfo).toMatchObject({ title: 'Nurse', summary: '', email: own.email });
    const { id, place } = job;
    expect(left.workExperience).toEqual([WorkExperience.parse({ id, place, company: 'Acme' })]);
    expect(holdsSample(left)).toBe(false);
  });

  it('keeps a bullet point, a skill and a level that were changed, and those beside them go', () => {
    const [job] = sample().workExperience;
    const [, data] = sample().skills;
    const [english] = sample().languages;
    if (!job || !data || !english) throw new Error('The sample has become shorter');
    const [first, ...others] = job.bullets;
    if (!first) throw new Error('The sample has no bullet points');
    const changed = { ...first, text: first.text.replace('11 days', '9 days') };
    const added = { id: 'added', place: 'z0', text: 'Won a prize.', isHidden: false };
    const left = withoutSample(
      {
        ...sample(),
        workExperience: [{ ...job, bullets: [changed, ...others, added] }],
        skills: [{ ...data, items: ['Go', ...data.items, 'Rust'] }],
        languages: [{ ...english, proficiency: 'Basic' }],
      },
      own,
    );
    expect(left.workExperience[0]?.bullets).toEqual([changed, added]);
    expect(left.skills[0]).toMatchObject({ category: '', items: ['Go', 'Rust'], itemsText: '' });
    expect(left.languages[0]).toMatchObject({ language: 'English', proficiency: 'Basic' });
  });

  it('leaves the dates of an entry that was added beside the sample alone', () => {
    const [, second] = sample().certifications;
    if (!second) throw new Error('No certificate');
    const added = { ...second, id: 'added', name: 'CKA', issuer: 'CNCF' };
    const certifications = [...sample().certifications, added];
    const left = withoutSample({ ...sample(), certifications }, own);
    expect(left).toEqual({ ...nobody(), certifications: [added] });
  });

  it('is said to hold the sample as long as one entry of it is left that tells', () => {
    const { projects } = sample();
    const content = withPerson(sample(), { ...own, phone: '', website: '', summary: '' });
    expect(holdsSample(content)).toBe(true);
    const left = { ...nobody(), projects };
    expect(holdsSample(left)).toBe(true);
    const [project] = projects;
    if (!project) throw new Error('No project');
    expect(holdsSample({ ...left, projects: [{ ...project, name: 'My own' }] })).toBe(true);
    expect(holdsSample({ ...left, projects: [] })).toBe(false);
  });

  it('is not said to hold it for a language that others speak as well', () => {
    const { languages, skills } = sample();
    expect(holdsSample({ ...nobody(), languages, skills })).toBe(false);
  });

  it('[without-sample-lines] reads the sample once for each entry, however many skills it is compared with', () => {
    const skill = SkillCategory.parse({ itemsText: 'Tea,'.repeat(10_000) });
    const content = { ...sample(), skills: [skill] };
    const split = vi.spyOn(String.prototype, 'split');
    const left = withoutSample(content, own);
    const splits = split.mock.calls.length;
    split.mockRestore();
    expect(left.skills).toEqual([skill]);
    expect(splits).toBeLessThan(200);
  });

  it('leaves the content of somebody else alone', () => {
    const content = withPerson(nobody(), { title: 'Nurse' });
    expect(holdsSample(content)).toBe(false);
    expect(withoutSample(content, own)).toEqual(content);
  });
});

/** Every text of a content, each bullet point and skill by itself. */
const textsOf = (content: ResumeContent): string[] =>
  listTexts(content).map(({ text }) => text.trim());

const parts = [
  'personalInfo',
  'interests',
  'workExperience',
  'education',
  'projects',
  'certifications',
  'skills',
] as const;

/** One edit: a text, or one line of it, is written over in an entry, or in what says who it is. */
const edit = fc.record({
  part: fc.constantFrom(...parts),
  entry: fc.nat(2),
  field: fc.nat(7),
  line: fc.nat(4),
  text: fc.stringMatching(/^Own [a-z]{1,6} [0-9]{1,4}$/),
});
type Edit = typeof edit extends fc.Arbitrary<infer T> ? T : never;

function write(content: ResumeContent, one: Edit): ResumeContent {
  const { part } = one;
  if (part === 'interests') return writeIn(content, sections.interests.fields, one);
  if (part === 'personalInfo') {
    const personalInfo = writeIn(content.personalInfo, sections.personalInfo.fields, one);
    return { ...content, personalInfo };
  }
  const { fields } = listSections[part];
  const entries = content[part].map((entry, index) =>
    index === one.entry ? writeIn(entry, fields, one) : entry,
  );
  return { ...content, [part]: entries };
}

function writeIn<T extends object>(
  holder: T,
  fields: readonly FieldDefinition[],
  { field: index, line, text }: Edit,
): T {
  const field = fields[index % fields.length];
  if (!field) return holder;
  const between = { bullets: '\n', items: ', ' }[field.kind as 'items'] ?? undefined;
  const lines = between ? readField(holder, field).split(between) : [''];
  const changed = lines.with(line % lines.length, text).join(between);
  return writeField(holder, field, changed, makeId);
}

describe('after any edits of the sample', () => {
  const ofSample = new Set(textsOf(sampleContent));

  it('no text of the made-up person is left, and every text that was typed is there', () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 25 }), fc.nat(4), (edits, copied) => {
        const content = edits.reduce(write, sample());
        const { workExperience } = content;
        // A copy that was made of an entry says the sample once more.
        const copy = workExperience.slice(copied, copied + 1);
        const left = withoutSample(
          { ...content, workExperience: [...workExperience, ...copy] },
          own,
        );
        const texts = textsOf(left);
        expect(texts.filter((text) => text !== '' && ofSample.has(text))).toEqual([]);
        const typed = textsOf(content).filter((text) => !ofSample.has(text));
        expect(texts).toEqual(expect.arrayContaining(typed));
        expect(holdsSample(left)).toBe(false);
      }),
      { numRuns: 400 },
    );
  });
});

describe('what somebody has written', () => {
  it('is nothing of the untouched sample, also under their own name', () => {
    expect(ownContent(sample()).sample).toBe('all');
    expect(ownContent(withPerson(sample(), own)).sample).toBe('all');
    expect(ownContent(withPerson(sample(), { ...own, title: 'Nurse' })).sample).toBe('all');
  });

  it('is all that they typed, without the sample around it', () => {
    const content = withPerson(sample(), { ...own, summary: 'Ten years on a ward.' });
    const found = ownContent(content);
    expect(found.sample).toBe('part');
    expect(found.own).toEqual(
      withPerson(emptyContent(), { ...own, summary: 'Ten years on a ward.' }),
    );
    const all = withPerson(emptyContent(), own);
    expect(ownContent(all)).toEqual({ own: all, sample: 'none' });
  });
});
