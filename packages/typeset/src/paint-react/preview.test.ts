import { describe, expect, it } from 'vitest';
import { blockAt, type DisplayList } from '../display-list.ts';
import { layoutDocument } from '../layout.ts';
import { heading, linesOf, listItem, makeDocument, paragraph } from '../testing/documents.ts';
import { openFontBook } from '../testing/open-font-book.ts';
import { isSamePage, keyLines, textAfter } from './line-keys.tsx';
import { PaperMarks } from './paper-page.tsx';

const fonts = await openFontBook(['Inter']);
const layOut = (first: string): DisplayList =>
  layoutDocument(
    makeDocument([
      heading('Title', { path: 'title' }),
      paragraph(first, { path: 'summary' }),
      listItem('a bullet'),
    ]),
    fonts,
  );
const long = 'one two three four five six seven eight nine ten eleven twelve';

/** The lines of two layouts, the second painted after the first. */
function keyed(first: string, second: string) {
  const before = keyLines(linesOf(layOut(first)).flat(), []);
  return [before, keyLines(linesOf(layOut(second)).flat(), before)] as const;
}

const copied = (list: DisplayList): string => {
  const lines = linesOf(list).flat();
  return lines.map((line, index) => line.text + textAfter(line, lines[index + 1])).join('');
};

describe('the preview', () => {
  it('copies paragraphs without the breaks of their lines', () => {
    const list = layOut(long);
    expect(linesOf(list).flat().length).toBeGreaterThan(4);
    expect(copied(list)).toBe(`Title\n${long}\n• a bullet\n`);
  });

  it('knows lines again that have only moved', () => {
    const [before, after] = keyed('short', long);
    const moved = after.filter(({ line }) => line.text !== 'short' && !long.includes(line.text));
    expect(moved.length).toBeGreaterThan(2);
    for (const { key, line } of moved) {
      expect(before.find((one) => one.key === key)?.line.fragments).toBe(line.fragments);
    }
    expect(new Set(after.map(({ key }) => key)).size).toBe(after.length);
  });

  it('leaves the lines of a paragraph alone that end as they did', () => {
    const [before, after] = keyed(long, `${long}s`);
    expect(after).toHaveLength(before.length);
    const changed = after.filter(
      ({ line }, index) => line.fragments !== before[index]?.line.fragments,
    );
    expect(changed.map(({ line }) => line.text)).toEqual([expect.stringMatching(/twelves$/)]);
    // What changed is written where it was.
    expect(after.map(({ key }) => key)).toEqual(before.map(({ key }) => key));
  });

  it('has a key for each of many lines that look the same', () => {
    const [, after] = keyed('a', 'a\na\na\na');
    expect(new Set(after.map(({ key }) => key)).size).toBe(after.length);
  });

  it('has a key for each mark of blocks that begin at one place', () => {
    const box = { path: 'skills', xPt: 34, yPt: 210, widthPt: 144, heightPt: 16 };
    const boxes = [{ ...box, heightPt: 136 }, box];
    const marks = PaperMarks({ boxes, path: 'skills', theme: 'light' }) ?? [];
    expect(new Set(marks.map(({ key }) => key)).size).toBe(2);
  });

  it('tells a page that changed from one that did not', () => {
    const page = (list: DisplayList) => ({ page: list.pages[0] ?? { items: [], boxes: [] } });
    expect(isSamePage(page(layOut(long)), page(layOut(long)))).toBe(true);
    expect(isSamePage(page(layOut(long)), page(layOut(`${long}!`)))).toBe(false);
    expect(isSamePage(page(layOut('short')), page(layOut(long)))).toBe(false);
  });

  it('finds the block under a click', () => {
    const [page] = layOut(long).pages;
    if (!page) throw new Error('no page');
    const box = page.boxes.find(({ path }) => path === 'summary');
    if (!box) throw new Error('no box');
    expect(blockAt(page, box.xPt + 1, box.yPt + 1)).toBe('summary');
    expect(blockAt(page, 219, 159)).toBeUndefined();
  });
});
