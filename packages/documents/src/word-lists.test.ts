import type { TypesetDocument } from '@folio/typeset/blocks';
import { layoutDocument } from '@folio/typeset/layout';
import { describe, expect, it } from 'vitest';
import { fonts } from './testing/shared-fonts.ts';

function linesOf(text: string, family: string, widthPt: number): string[] {
  const style = { family: 'Inter', sizePt: 10, leadingPt: 16, color: '#000000' };
  const margins = { marginTopPt: 0, marginRightPt: 0, marginBottomPt: 0, marginLeftPt: 0 };
  const document: TypesetDocument = {
    page: { widthPt, heightPt: 2000, ...margins, backgrounds: [] },
    language: 'en',
    title: '',
    author: '',
    blocks: [{ type: 'paragraph', runs: [{ text }], style }],
    scriptFamilies: [family],
  };
  return layoutDocument(document, fonts).pages.flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === 'line' ? [item.text] : [])),
  );
}

/** Each with its words' ends; ICU's own segmenter has the same ones. */
const samples = {
  'Noto Sans Thai': 'วิศวกร|ซอฟต์แวร์|ที่|มี|ประสบการณ์|การ|พัฒนา|ระบบ|ธนาคาร|ขนาด|ใหญ่|มากกว่า|สิบ|ปี',
  'Noto Sans Lao': 'ປະສົບການ|ໃນ|ການ|ພັດທະນາ|ລະບົບ|ທະນາຄານ',
  'Noto Sans Khmer': 'វិស្វករ|កម្មវិធី|ដែល|មានបទពិសោធន៍|ក្នុង|ការ|អភិវឌ្ឍ|ប្រព័ន្ធ|ធនាគារ',
  'Noto Sans Myanmar': 'အင်္ဂလိပ်|ဘာသာစကား|ကို|ကောင်း|စွာ|ပြောဆို|နိုင်|သည်။',
};

describe.each(Object.entries(samples))('a line in %s', (family, sample) => {
  const words = sample.split('|');
  const text = words.join('');
  const ends = new Set(words.map((_, i) => words.slice(0, i + 1).join('').length));

  it.each([90, 120, 150])('of %d pt ends between two words', (widthPt) => {
    const lines = linesOf(text, family, widthPt);
    expect(lines.join('')).toBe(text);
    expect(lines.length).toBeGreaterThan(1);
    let end = 0;
    for (const line of lines) {
      end += line.length;
      expect(ends).toContain(end);
    }
  });
});

it('breaks a name that no list knows at its ends, and never before a mark', () => {
  const text = 'บริษัทเฟอร์นันเดซกริฟฟิธจำกัด';
  const lines = linesOf(text, 'Noto Sans Thai', 70);
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(line).not.toMatch(/^[\u0e30-\u0e3a\u0e47-\u0e4e]/);
});

it('takes 50,000 letters of Thai in one word', () => {
  const text = 'กขคงจฉชซฌญ'.repeat(5000);
  expect(linesOf(text, 'Noto Sans Thai', 500).join('')).toBe(text);
});
