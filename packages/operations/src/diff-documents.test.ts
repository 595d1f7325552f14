import { defaultSettings } from '@folio/contract/default-settings';
import { withIds } from '@folio/contract/entry-ids';
import { arbitraryContent } from '@folio/contract/testing/arbitrary-content';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkOperation } from './check-operation.ts';
import { diffDocuments } from './diff-documents.ts';
import type { ResumeDocument } from './document.ts';
import { State } from './state.ts';

const arbitraryDocument = fc
  .record({
    name: fc.string({ minLength: 1 }).map((name) => `Resume ${name.trim()}`.trim()),
    isPublished: fc.boolean(),
    isPublic: fc.boolean(),
    order: fc.constantFrom(
      [],
      ['skills', 'education'] as const,
      ['customSections/a', 'talks'] as const,
    ),
    content: arbitraryContent,
    settings: fc.constantFrom(defaultSettings, { ...defaultSettings, marginMm: 12, fitToPages: 2 }),
  })
  .map(
    (parts): ResumeDocument => ({
      ...parts,
      templateId: 'modern',
      content: withIds(parts.content),
    }),
  );

it('applying the difference of two documents to one gives the other', () => {
  fc.assert(
    fc.property(arbitraryDocument, arbitraryDocument, (from, to) => {
      const state = new State(from);
      for (const change of diffDocuments(from, to)) state.enact({ ...change, id: 'a:1' });
      expect(state.document).toEqual(to);
    }),
  );
});

it('every operation of a difference is valid on the server, and unchanged by validation', () => {
  fc.assert(
    fc.property(arbitraryDocument, arbitraryDocument, (from, to) => {
      for (const change of diffDocuments(from, to)) {
        const operation = { ...change, id: 'abcdef01:1' };
        expect(checkOperation(operation)).toEqual({ kind: 'fits', operation });
      }
    }),
  );
});

it.each([
  '',
  'nothing',
  'content',
  'personalInfo',
  'personalInfo/firstName',
  'personalInfo/id',
  'personalInfo/x/title',
  'personalInfo/__proto__',
  '__proto__/title',
  'interests/x',
  'workExperience',
  'workExperience/position',
  'workExperience/x',
  'workExperience//position',
  'workExperience/x/id',
  'workExperience/x/bullets',
  'workExperience/x/bullets/text',
  'workExperience/x/startDate',
  'workExperience/x/position/y',
  'workExperience/x/toString',
  'personalInfo/links',
  'personalInfo/links/x',
  'personalInfo/links/x/id',
  'personalInfo/x/y/z',
  'volunteering/x/bullets/y',
  'volunteering/x/startDate',
  'publications/x/toString',
  'settings',
  'settings/x',
  'settings/pageSize/x',
  'contentVersion',
  'constructor',
])('the path %j is refused', (path) => {
  const operation = { id: 'abcdef01:1', kind: 'set', path, value: 'x', was: '' } as const;
  expect(checkOperation(operation)).toEqual({ kind: 'unknown path', path });
});

it('a value over its limit is refused in the words of the limit', () => {
  const path = 'personalInfo/title';
  const value = 'x'.repeat(301);
  expect(checkOperation({ id: 'abcdef01:1', kind: 'set', path, value, was: '' })).toEqual({
    kind: 'refused',
    path,
    message: 'This text can have up to 300 characters.',
  });
});
