import { expect, it } from 'vitest';
import { resumeOf } from '../saving/saving-fixture.ts';
import type { Finding } from '../score/scoring.ts';
import { documentOf } from '../store/document.ts';
import { reduceDocument } from '../store/reduce-document.ts';
import { applyRewrite } from './apply-rewrite.ts';

const document = documentOf(
  resumeOf({ content: { personalInfo: { summary: 'A managment role' } } }),
);
const { content } = document;
const finding: Finding = {
  check: 'spelling',
  area: 'content',
  severity: 'low',
  message: 'x',
  points: 1,
  path: 'personalInfo/summary',
  start: 2,
  end: 11,
  rewrite: 'management',
};
const typed = (value: string) =>
  reduceDocument(document, { type: 'setField', field: 'summary', value });
const summaryOf = (now = document, of = finding) =>
  applyRewrite(now, { content }, of)?.content.personalInfo.summary;

it('writes the words anew where they are by now', () => {
  expect(summaryOf()).toBe('A management role');
  expect(summaryOf(typed('Sought: A managment role'))).toBe('Sought: A management role');
  expect(summaryOf(document, { ...finding, start: 0, end: 0, rewrite: 'All' })).toBe('All');
});

it('changes nothing that was typed since, and nothing without words to write', () => {
  expect(summaryOf(typed('A manager'))).toBeUndefined();
  expect(summaryOf(typed('B managment role'), { ...finding, start: 0, end: 0 })).toBeUndefined();
  const { rewrite: _, ...silent } = finding;
  expect(summaryOf(document, silent)).toBeUndefined();
});
