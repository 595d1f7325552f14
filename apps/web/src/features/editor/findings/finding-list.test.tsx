import { loadSpelling } from '@folio/analysis/load-spelling';
import { scoreResume } from '@folio/analysis/score';
import { sampleContent } from '@folio/documents/sample-content';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Finding } from '../../../lib/score/scoring.ts';
import { resumeOf } from '../saving/server-fixture.ts';
import { documentOf } from '../store/document.ts';
import { createEditorStore } from '../store/editor-store.ts';
import { reduceDocument } from '../store/reduce-document.ts';
import { EditorStoreContext } from '../store/use-editor.ts';
import { createViewStore, ViewContext } from '../view/use-view.ts';
import { applyRewrite, FindingList } from './finding-list.tsx';

const spelling = await loadSpelling();

function shown(content: object, findings?: Finding[]): string {
  const editor = createEditorStore(documentOf(resumeOf({ content })));
  const scored = editor.getDocument().content;
  const read = scoreResume(scored, { spelling });
  const report = { ...read, findings: findings ?? read.findings };
  const latest = { content: scored, isSpelt: true, sample: 'none', report, rewrites: {} } as const;
  return renderToStaticMarkup(
    <EditorStoreContext value={editor}>
      <ViewContext value={createViewStore()}>
        <FindingList latest={latest} />
      </ViewContext>
    </EditorStoreContext>,
  );
}

const weak = {
  personalInfo: { firstName: 'Ada', summary: 'A cook who likes the managment of kitchens.' },
  workExperience: [{ position: 'Cook', bullets: ['Meals were <b>cooked</b>', 'Washed up'] }],
};
const shownTexts = (html: string) => html.replace(/<[^>]+>/g, '\n').split(/\n+/);

it('says what gains the most first, with its places, what to write and the ways there', () => {
  const html = shown(weak);
  const texts = shownTexts(html);
  const points = texts.flatMap((text) => /^\+([\d.]+) points?$/.exec(text)?.[1] ?? []).map(Number);
  expect(points.length).toBeGreaterThan(3);
  expect(points).toEqual(points.toSorted((a, b) => b - a));
  expect(texts).toContain('Experience · Cook · bullet 1');
  expect(html).not.toContain('<b>cooked');
});

it('offers to apply what could be written, beside how it reads now', () => {
  const summary = sampleContent.personalInfo.summary.replace('processes', 'proceses');
  const personalInfo = { ...sampleContent.personalInfo, summary };
  const html = shown({ ...sampleContent, personalInfo });
  expect(shownTexts(html)).toEqual(expect.arrayContaining(['Before', 'After', 'Show', 'Apply']));
  expect(html).toContain('aria-label="Apply: Summary"');
});

it('shows ten notes until all are wanted, and says so when there are none', () => {
  expect(shown({})).toContain('Show all');
  expect(shown(sampleContent, [])).toContain('We found nothing to fix.');
});

it('names eight places of one note, and how many more there are', () => {
  const bullets = Array.from(
    { length: 20 },
    (_, index) => `Cleaned room ${'abcdefghijklmnopqrst'[index]}`,
  );
  const html = shown({ workExperience: [{ position: 'Cook', bullets }] });
  expect(shownTexts(html).some((text) => /^and \d+ more like these$/.test(text))).toBe(true);
  const places = html.split('<ul').map((list) => list.match(/<li class="border-l-2/g)?.length ?? 0);
  expect(Math.max(...places)).toBe(8);
});

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

it('doesn’t change text that was edited since, nor anything without a rewrite', () => {
  expect(summaryOf(typed('A manager'))).toBeUndefined();
  expect(summaryOf(typed('B managment role'), { ...finding, start: 0, end: 0 })).toBeUndefined();
  const { rewrite: _, ...silent } = finding;
  expect(summaryOf(document, silent)).toBeUndefined();
});
