import { describe, expect, it } from 'vitest';
import { rectOf, type TextItem, textOf } from './model.ts';
import { pageLines } from './page-lines.ts';
import { withPlainLetters } from './right-to-left.ts';

/** Words of a line, from the right-hand edge of a page on, each 40 points wide. */
const line = (y: number, words: readonly string[]): TextItem[] =>
  words.map((text, at) => ({
    text,
    page: 1,
    x: 500 - at * 43,
    y,
    width: 40,
    size: 10,
    font: 'Noto',
    isBold: false,
    isItalic: false,
  }));

const pages = [{ widthPt: 595, heightPt: 842 }];
const read = (items: TextItem[]) => pageLines({ items, links: [], pages, isCut: false });

describe('pages from right to left', () => {
  it('have the letters that words are known by, whatever form a browser gave them', () => {
    const formed = '\ufee3\ufeec\ufee8\ufeaa\ufeb3\ufe94 \ufefb 2019';
    expect(withPlainLetters(formed)).toBe('مهندسة لا 2019');
    expect(withPlainLetters('office № ½')).toBe('office № ½');
  });

  it('are read from their right-hand edge', () => {
    const [first] = read(line(100, ['مهندسة', 'برمجيات', 'أولى']));
    expect(first && textOf(first)).toBe('مهندسة برمجيات أولى');
  });

  it('keep the order of names in Latin letters and of the numbers between them', () => {
    // On the page 'Apache Kafka' stands as it is read: its first word to the left.
    const words = [...line(100, ['استخدمت', 'Kafka', 'Apache']), ...line(120, ['في', 'القاهرة'])];
    expect(read(words).map(textOf)).toEqual(['استخدمت Apache Kafka', 'في القاهرة']);
  });

  it('say where a text stands on the page itself', () => {
    const [first] = read(line(100, ['مهندسة', 'برمجيات']));
    expect(first && rectOf(first)).toMatchObject({ x: 457, width: 83 });
  });

  it('are told from pages with a few such words', () => {
    const items = line(100, ['Speaks', 'العربية', 'and', 'English']).reverse();
    const [first] = read(items);
    expect(first && textOf(first)).toBe('English and العربية Speaks');
  });
});
