import { describe, expect, it } from 'vitest';
import { IntakeError } from './intake-error.ts';
import { type ScannedLine, type ScannedPage, scanItems } from './layout/scan-items.ts';
import { readScan } from './read-scan.ts';

const pxPerPt = 2;
const widthPx = 1190;

/** A line of words as they are made out: `size` in points, `slope` as a page that lies askew has it. */
function line(text: string, x: number, y: number, size = 10, slope = 0): ScannedLine {
  const letterPx = size * pxPerPt * 0.5;
  let at = x * pxPerPt;
  const words = text.split(' ').map((word) => {
    const base = (y + slope * (at / pxPerPt)) * pxPerPt;
    const box = { x0: at, x1: at + word.length * letterPx, y0: base - size * 0.72 * pxPerPt };
    at = box.x1 + letterPx * 0.6;
    return { text: word, confidence: 95, box: { ...box, y1: base } };
  });
  const [start, end] = [x, at / pxPerPt].map((one) => (y + slope * one) * pxPerPt);
  return { words, baseline: { x0: x * pxPerPt, x1: at, y0: start ?? 0, y1: end ?? 0 } };
}

const page = (lines: ScannedLine[]): ScannedPage => ({ lines, widthPx, heightPx: 1684, pxPerPt });

const resume = (slope = 0): ScannedLine[] => [
  line('Ada Berg', 50, 60, 24, slope),
  line('ada@example.com « Bristol, United Kingdom', 50, 80, 10, slope),
  line('Experience', 50, 110, 13, slope),
  line('Engineer', 50, 128, 10.3, slope),
  line('2019 — 2020', 480, 128, 9.8, slope),
  line('Acme Ltd', 50, 142, 10, slope),
  line('e Built two cranes for the yard.', 60, 158, 10, slope),
  line('Skills', 50, 190, 13.4, slope),
  line('Go, Rust', 50, 206, 10, slope),
];

describe('words that were made out', () => {
  it('become items in points, of the sizes that they were set in', () => {
    const items = scanItems(page(resume()), 2);
    const of = (text: string) => items.find((item) => item.text.trim() === text);
    expect(of('Ada')).toMatchObject({ page: 2, x: 50, y: 60, size: 24, certainty: 0.95 });
    expect([of('Engineer')?.size, of('2019')?.size, of('Acme')?.size]).toEqual([10, 10, 10]);
    expect(of('Experience')?.size).toBe(of('Skills')?.size);
  });

  it('are told from dirt, and dots from letters', () => {
    const dirty = line('| Engineer o Ada', 50, 50);
    const words = dirty.words.map((word, at) => (at === 0 ? { ...word, confidence: 12 } : word));
    expect(scanItems(page([{ ...dirty, words }]), 1).map(({ text }) => text.trim())).toEqual([
      'Engineer',
      'o',
      'Ada',
    ]);
    const texts = scanItems(page([line('o Led « 3 teams', 50, 50), line('o led', 50, 70)]), 1);
    expect(texts.map(({ text }) => text.trim()).join(' ')).toBe('• Led • 3 teams o led');
  });

  it.each([
    ['at ease. | build yards', 'at ease. I build yards'],
    ['ada@example.com | ada.example.com', 'ada@example.com | ada.example.com'],
    ['Berlin | remote', 'Berlin | remote'],
  ])('have an I where a bar was seen: %s', (seen, expected) => {
    const items = scanItems(page([line(seen, 50, 50)]), 1);
    expect(items.map(({ text }) => text.trim()).join(' ')).toBe(expected);
  });

  it('are parted where they stand close, and dots are told in scripts without capitals', async () => {
    const near = (one: ScannedLine): ScannedLine => ({
      ...one,
      words: one.words.map((word, at) => ({
        ...word,
        box: { ...word.box, x0: at === 0 ? word.box.x0 : word.box.x0 - 5 },
      })),
    });
    const lines = resume().map((one) =>
      one.words[0]?.text === 'e' ? near(line('० टीमों की वेबसाइट को तेज़ बनाया', 60, 158)) : one,
    );
    const { content } = await readScan([page(lines)]);
    expect(content.workExperience[0]?.bullets[0]?.text).toBe('टीमों की वेबसाइट को तेज़ बनाया');
    const items = scanItems(page([line('*. टीम की बचत', 60, 170)]), 1);
    expect(items[0]?.text.trim()).toBe('•');
  });

  it('make one address where a narrow column broke it behind its sign', async () => {
    const lines = resume();
    const broken = [
      lines[0],
      line('ada.berg@', 50, 80),
      line('berg.example.com', 50, 92),
      ...lines.slice(2),
    ].filter((one) => one !== undefined);
    const { personalInfo } = (await readScan([page(broken)])).content;
    expect(personalInfo.email).toBe('ada.berg@berg.example.com');
  });

  it.each([0, 0.02, -0.015])(
    '[read-scan-1] make a resume, though the page lies askew by %f',
    async (slope) => {
      const { content, kind, text } = await readScan([page(resume(slope))]);
      expect({ kind, text }).toEqual({ kind: 'scan', text: '' });
      expect(content.personalInfo).toMatchObject({
        firstName: 'Ada',
        lastName: 'Berg',
        email: 'ada@example.com',
      });
      expect(content.workExperience).toMatchObject([
        {
          position: 'Engineer',
          company: 'Acme Ltd',
          startDate: '2019',
          endDate: '2020',
          bullets: [{ text: 'Built two cranes for the yard.' }],
        },
      ]);
    },
  );

  it('are unsure where their letters are', async () => {
    const faint = resume().map((one) => ({
      ...one,
      words: one.words.map((word) => (word.text === 'Acme' ? { ...word, confidence: 40 } : word)),
    }));
    const path = 'workExperience/workExperience-1/company';
    expect((await readScan([page(resume())])).unsure).not.toContain(path);
    expect((await readScan([page(faint)])).unsure).toContain(path);
  });

  it('are no resume where there are hardly any', async () => {
    await expect(readScan([page([line('Ada Berg', 50, 50)])])).rejects.toThrow(IntakeError);
  });
});
