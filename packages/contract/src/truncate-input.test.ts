import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Register } from './auth.ts';
import { ContentInput } from './content-input.ts';
import { DocumentSettings } from './document-settings.ts';
import { EditorForm } from './editor-form.ts';
import { UpdateProfile } from './profile.ts';
import { ResumeContent } from './resume-content.ts';
import { arbitraryContent, arbitraryVisibleForm } from './testing/arbitrary-content.ts';
import { maxProblems, truncateInput } from './truncate-input.ts';

const unknownFields = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`field${index}`, 0]));
const times = <T>(count: number, entry: T): T[] => Array.from({ length: count }, () => entry);

/** A hostile content of about so many bytes, in every place where one can be large. */
const hostile: Record<string, (bytes: number) => unknown> = {
  'unknown fields': (bytes) => unknownFields(bytes / 14),
  'unknown fields of the editor form': (bytes) => ({ name: 'Ada', ...unknownFields(bytes / 14) }),
  'unknown fields in entries': (bytes) => ({
    workExperience: times(100, unknownFields(bytes / 1_400)),
  }),
  'unknown fields in entries of the editor form': (bytes) => ({
    experience: times(100, unknownFields(bytes / 1_400)),
  }),
  'too many entries': (bytes) => ({ workExperience: times(bytes / 3, {}) }),
  'too many pages': (bytes) => ({ pages: times(bytes / 3, {}) }),
  'entries that are none': (bytes) => ({ experience: times(bytes / 2, 0) }),
  'parts that are none': (bytes) => ({ experience: [{ bullets: times(bytes / 2, 0) }] }),
  'parts that are null': (bytes) => ({ experience: [{ bullets: times(bytes / 5, null) }] }),
  'a plain list of skills': (bytes) => ({ skills: times(bytes / 3, '') }),
  'entries of entries': (bytes) => ({
    customSections: times(100, { entries: times(bytes / 1_200, { title: 0 }) }),
  }),
  'texts that are too long': (bytes) => ({
    customSections: times(100, { entries: times(bytes / 8_000, { id: 'x'.repeat(65) }) }),
  }),
};

const cutTitles = (settings: object) =>
  (truncateInput(DocumentSettings, settings) as { sectionTitles: object }).sectionTitles;

describe('a body that is wrong in many ways', () => {
  it.each(Object.keys(hostile))('%s: a hundred problems at most are told', (kind) => {
    for (const bytes of [20_000, 1_000_000]) {
      const { error } = ContentInput.safeParse(hostile[kind]?.(bytes));
      expect(error?.issues.length).toBeGreaterThan(0);
      expect(error?.issues.length).toBeLessThanOrEqual(maxProblems + 1);
      const keys = error?.issues.flatMap((issue) => ('keys' in issue ? issue.keys : [])) ?? [];
      expect(keys.length).toBeLessThanOrEqual(maxProblems);
    }
  });

  it.each(Object.keys(hostile))(
    '%s: a schema gets no more to check of it, however much',
    (kind) => {
      const isEditorForm = (value: unknown) =>
        /"(name|experience|pages)":/.test(JSON.stringify(value));
      const left = (bytes: number) => {
        const value = hostile[kind]?.(bytes);
        const schema = isEditorForm(value) ? EditorForm : ResumeContent;
        return JSON.stringify(truncateInput(schema, value)).length;
      };
      expect(left(1_000_000)).toBeLessThanOrEqual(2 * left(125_000));
    },
  );

  it('is cut where the names of its fields are those of a list', () => {
    const titles = (count: number) => ({ sectionTitles: unknownFields(count) });
    expect(Object.keys(cutTitles(titles(70_000)))).toHaveLength(maxProblems);
    expect(cutTitles({ sectionTitles: { skills: 'Tools' } })).toEqual({ skills: 'Tools' });
  });

  it('is left whole where its fields may have any name', () => {
    const free = z.strictObject({ notes: z.record(z.string(), z.number()) });
    const value = { notes: unknownFields(2 * maxProblems) };
    expect(truncateInput(free, value)).toBe(value);
  });

  it('is refused for each of its first fields that are not known', () => {
    const { error } = Register.safeParse(truncateInput(Register, unknownFields(70_000)));
    const unknown = error?.issues.find(({ code }) => code === 'unrecognized_keys');
    expect(unknown).toMatchObject({
      keys: Array.from({ length: maxProblems }, (_, index) => `field${index}`),
    });
  });
});

describe('what is cut short', () => {
  const schemas = [Register, ResumeContent, EditorForm, UpdateProfile, DocumentSettings];
  const odd = z.strictObject({
    either: z.union([z.string().max(3), z.strictObject({ a: z.number() }), z.null()]),
    list: z.array(z.string().trim().max(3).nullable()).max(2).or(z.array(z.boolean())),
    count: z.coerce.number().optional(),
    free: z.object({ a: z.string() }).optional(),
  });

  it('is refused and taken as it was', () => {
    const near = fc.record(
      {
        either: fc.anything({ maxDepth: 1 }),
        list: fc.array(fc.constantFrom(null, true, 'a', ' abc ', 'abcd', 3), { maxLength: 4 }),
        count: fc.constantFrom('3', 3, 'x', null),
        free: fc.constantFrom({ a: 'x', b: 1 }, { b: 1 }, 0),
      },
      { requiredKeys: ['either'] },
    );
    fc.assert(
      fc.property(fc.oneof(near, fc.anything()), (value) => {
        for (const schema of [...schemas, odd])
          expect(schema.safeParse(truncateInput(schema, value)).success).toBe(
            schema.safeParse(value).success,
          );
      }),
    );
  });

  it('is no part of a valid body', () => {
    fc.assert(
      fc.property(arbitraryContent, arbitraryVisibleForm, (content, form) => {
        expect(truncateInput(ResumeContent, content)).toEqual(content);
        expect(truncateInput(EditorForm, form)).toEqual(form);
      }),
    );
  });

  it('is no list whose texts fit once they are trimmed', () => {
    const list = z.array(z.string().trim().max(3));
    const padded = times(500, ' abc ');
    expect(truncateInput(list, padded)).toEqual(padded);
  });
});
