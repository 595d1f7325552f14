import { fonts as book } from '@folio/documents/testing/shared-fonts';
import { typesetResume } from '@folio/documents/typeset-resume';
import { layoutDocument } from '@folio/typeset/layout';
import { expect, it } from 'vitest';
import { asResume } from '../photo/use-resume-for-document.ts';
import { resumeOf } from '../saving/server-fixture.ts';
import { documentOf } from '../store/document.ts';
import { reduceDocument } from '../store/reduce-document.ts';
import { reuseUnchanged } from './reuse-unchanged.ts';

const job = (n: number) => ({
  position: `Engineer ${n}`,
  bullets: Array.from({ length: 8 }, (_, k) => `Moved ${n} services to ${k} machines `.repeat(4)),
});
const document = documentOf(
  resumeOf({
    content: {
      personalInfo: { firstName: 'Ada', summary: 'Short.' },
      workExperience: Array.from({ length: 12 }, (_, n) => job(n)),
    },
  }),
);
const set = (one: typeof document) => layoutDocument(typesetResume(asResume(one)), book);
const before = set(document);

it('a letter that moves nothing leaves the other pages the same objects', () => {
  const changed = reduceDocument(document, { type: 'setField', field: 'summary', value: 'Short!' });
  const list = reuseUnchanged(before, set(changed));
  expect(list.pages.length).toBeGreaterThan(2);
  expect(list.pages[0]).not.toBe(before.pages[0]);
  expect(list.pages.slice(1).every((page, index) => page === before.pages[index + 1])).toBe(true);
  expect(list).toEqual(set(changed));
});

it('whatever changes, the list says what the layout said', () => {
  const changes = [
    { type: 'setField', field: 'summary', value: 'A long summary. '.repeat(60) },
    { type: 'setField', field: 'name', value: '' },
    {
      type: 'setEntryField',
      list: 'workExperience',
      id: document.content.workExperience[11]?.id ?? '',
      field: 'position',
      value: 'X',
    },
    {
      type: 'removeEntry',
      list: 'workExperience',
      id: document.content.workExperience[0]?.id ?? '',
    },
    { type: 'setField', field: 'website', value: 'https://ada.example.com' },
  ] as const;
  for (const change of changes) {
    const after = set(reduceDocument(document, change));
    expect(reuseUnchanged(before, after)).toEqual(after);
  }
});
