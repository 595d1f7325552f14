import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DocumentSettings } from './document-settings.ts';
import { ProfileDetails } from './profile.ts';
import { ResumeContent } from './resume-content.ts';
import { SectionOrder } from './section-order.ts';
import { mergeStoredValue, readStoredValue } from './stored-value.ts';
import { arbitraryContent } from './testing/arbitrary-content.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
const arbitraryJson = fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>;
/** No release has such fields, and a schema that knows them all would be another one. */
const unknownKey = fc.oneof(
  fc.string({ maxLength: 8 }).map((name) => `later ${name}`),
  fc.constantFrom('constructor', 'toString', ''),
);
const unknownFields = fc.array(fc.tuple(unknownKey, arbitraryJson), { maxLength: 2 });

/** Adds fields that nobody knows to every object, at any depth. */
const withUnknown = (value: unknown, next: () => Array<[string, Json]>): unknown => {
  if (Array.isArray(value)) return value.map((one) => withUnknown(one, next));
  if (typeof value !== 'object' || value === null) return value;
  const known = Object.entries(value).map(([key, inner]) => [key, withUnknown(inner, next)]);
  return Object.fromEntries([...known, ...next()]);
};
const sprinkle = (value: unknown, fields: Array<Array<[string, Json]>>): unknown => {
  let turn = 0;
  return withUnknown(value, () => fields[turn++ % fields.length] ?? []);
};
const fieldsForObjects = fc.array(unknownFields, { minLength: 1, maxLength: 12 });
const json = (value: unknown) => JSON.parse(JSON.stringify(value));

describe('what is stored', () => {
  it('is read without the fields that this release does not know', () => {
    fc.assert(
      fc.property(arbitraryContent, fieldsForObjects, (content, fields) => {
        const { value, misfits } = readStoredValue(ResumeContent, sprinkle(content, fields));
        expect(json(value)).toEqual(json(ResumeContent.parse(content)));
        expect(misfits).toEqual([]);
      }),
    );
  });

  it('is unchanged when its reading is saved again', () => {
    fc.assert(
      fc.property(arbitraryContent, fieldsForObjects, (content, fields) => {
        const stored = sprinkle(content, fields);
        const { value } = readStoredValue(ResumeContent, stored);
        expect(json(mergeStoredValue(ResumeContent, stored, value))).toEqual(json(stored));
      }),
    );
  });

  it('keeps the unknown fields of every remaining entry, and of no other, after any edit', () => {
    fc.assert(
      fc.property(
        arbitraryContent,
        fieldsForObjects,
        fc.nat(),
        fc.string({ maxLength: 10 }),
        (content, fields, at, text) => {
          const jobs = content.workExperience.map((job, index) => ({ ...job, id: `job-${index}` }));
          const stored = sprinkle({ ...content, workExperience: jobs }, fields) as ResumeContent;
          const { value } = readStoredValue(ResumeContent, stored);
          const gone = at % Math.max(1, jobs.length);
          const next = ResumeContent.parse({
            ...value,
            personalInfo: { ...value.personalInfo, summary: text },
            workExperience: value.workExperience
              .filter((_, index) => index !== gone)
              .map((job) => ({ ...job, company: text }))
              .toReversed(),
          });
          const merged = mergeStoredValue(ResumeContent, stored, next);
          expect(json(readStoredValue(ResumeContent, merged).value)).toEqual(json(next));
          const kept = stored.workExperience.filter((_, index) => index !== gone).toReversed();
          expect(json(merged)).toEqual({
            ...json(stored),
            personalInfo: { ...json(stored.personalInfo), summary: next.personalInfo.summary },
            workExperience: kept.map((job, index) => ({
              ...json(job),
              company: next.workExperience[index]?.company,
              place: next.workExperience[index]?.place,
            })),
          });
        },
      ),
    );
  });

  it('is readable whatever its fields hold', () => {
    fc.assert(
      fc.property(arbitraryContent, fc.nat(), arbitraryJson, (content, at, value) => {
        const keys = Object.keys(content);
        const key = keys[at % keys.length] ?? '';
        const { value: read } = readStoredValue(ResumeContent, { ...content, [key]: value });
        expect(ResumeContent.safeParse(read).success).toBe(true);
      }),
    );
    fc.assert(
      fc.property(fc.dictionary(fc.string(), arbitraryJson), (anything) => {
        for (const schema of [ResumeContent, DocumentSettings, ProfileDetails])
          expect(schema.safeParse(readStoredValue(schema, anything).value).success).toBe(true);
      }),
    );
  });

  it('gets the default for an invalid value, names the field, and keeps the stored value', () => {
    const stored = { accent: '#00ff00', pageSize: 'A3', fontScale: 'big', hiddenSections: ['x'] };
    const { value, misfits } = readStoredValue(DocumentSettings, stored);
    expect(value).toEqual({ ...DocumentSettings.parse({}), accent: '#00ff00' });
    expect(misfits).toEqual(['pageSize', 'fontScale', 'hiddenSections[]']);
    const next = { ...value, accent: '#0000ff', fontScale: 1.1 };
    expect(mergeStoredValue(DocumentSettings, stored, next)).toMatchObject({
      accent: '#0000ff',
      fontScale: 1.1,
      pageSize: 'A3',
      hiddenSections: ['x'],
    });
  });

  it('is readable with values of a later release, such as an unknown font or section', () => {
    const later = {
      fontFamily: 'A Later Sans',
      headingStyle: 'ornament',
      marginLeftMm: '3em',
      sidebar: ['skills', 'no section', 7],
      breakBefore: ['hobbies', 'customSections/a'],
    };
    const { value } = readStoredValue(DocumentSettings, later);
    expect(value).toEqual({
      ...DocumentSettings.parse({}),
      sidebar: ['skills'],
      breakBefore: ['customSections/a'],
    });
    expect(mergeStoredValue(DocumentSettings, later, { ...value, fontScale: 1.1 })).toMatchObject(
      later,
    );
  });

  it('is cut where it is longer than it may be, and kept whole until that is overwritten', () => {
    const summary = `${'x'.repeat(19_999)}😀${'y'.repeat(100)}`;
    const languages = Array.from({ length: 230 }, (_, n) => ({ id: `l${n}`, language: `L${n}` }));
    const stored = { personalInfo: { summary }, languages };
    const { value, misfits } = readStoredValue(ResumeContent, stored);
    expect(value.personalInfo.summary).toBe('x'.repeat(19_999));
    expect(value.languages).toHaveLength(200);
    expect(misfits).toContain('languages');
    const next = { ...value, languages: value.languages.slice(1) };
    const merged = mergeStoredValue(ResumeContent, stored, next);
    expect(merged.personalInfo.summary).toBe(summary);
    expect(merged.languages.map(({ id }) => id)).toEqual(languages.slice(1).map(({ id }) => id));
  });

  it('keeps the place of names in a list that are not known', () => {
    const stored = ['personalInfo', 'hobbies', 'skills', 'travels'];
    const { value } = readStoredValue(SectionOrder, stored);
    expect(value).toEqual(['personalInfo', 'skills']);
    expect(mergeStoredValue(SectionOrder, stored, ['skills', 'education', 'personalInfo'])).toEqual(
      ['skills', 'travels', 'education', 'personalInfo', 'hobbies'],
    );
  });

  it('matches an entry that has just got an id', () => {
    const stored = {
      skills: [
        { category: 'A', level: 3 },
        { category: 'B', level: 4 },
      ],
    };
    const { value } = readStoredValue(ResumeContent, stored);
    const next = { ...value, skills: value.skills.slice(1).map((one) => ({ ...one, id: 'new' })) };
    expect(mergeStoredValue(ResumeContent, stored, next).skills).toMatchObject([
      { id: 'new', category: 'B', level: 4 },
    ]);
  });
});
