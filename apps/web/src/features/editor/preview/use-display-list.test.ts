import { fonts as book } from '@folio/documents/testing/shared-fonts';
import { typesetResume } from '@folio/documents/typeset-resume';
import { layoutDocument } from '@folio/typeset/layout';
import { expect, it } from 'vitest';
import { asResume } from '../photo/use-resume-for-document.ts';
import { resumeOf } from '../saving/server-fixture.ts';
import { documentOf } from '../store/document.ts';
import { withoutLinks } from './use-display-list.ts';

const content = { personalInfo: { firstName: 'Ada', email: 'ada@example.com', summary: 'Short.' } };
const set = () => layoutDocument(typesetResume(asResume(documentOf(resumeOf({ content })))), book);

const linesOf = (list: ReturnType<typeof set>) =>
  list.pages.flatMap(({ items }) => items.filter((item) => item.kind === 'line'));

it('keeps every text and its look, and no link', () => {
  const [before, after] = [linesOf(set()), linesOf(withoutLinks(set()))];
  expect(before.some(({ fragments }) => fragments.some(({ href }) => href))).toBe(true);
  expect(after.some(({ fragments }) => fragments.some(({ href }) => href))).toBe(false);
  expect(after.map(({ text }) => text)).toEqual(before.map(({ text }) => text));
});

it('gives the same fragments for the same paragraph', () => {
  const [one, other] = [linesOf(withoutLinks(set())), linesOf(withoutLinks(set()))];
  expect(one.every(({ fragments }, index) => fragments === other[index]?.fragments)).toBe(true);
});
