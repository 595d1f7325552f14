import type { Page, Worker } from 'tesseract.js';
import { expect, it, vi } from 'vitest';
import { ReadingError } from '../reading.ts';
import type { Pictures } from './page-pictures.ts';
import { readScannedFile } from './read-scanned-file.ts';
import { recognizePages } from './recognize-pages.ts';
import type { ScanLanguage } from './scan-languages.ts';

type Recognized = { text: string; confidence?: number };

/** What Tesseract would say of a page: its words on one line, ten pixels each. */
function page({ text, confidence = 90 }: Recognized): Pick<Page, 'blocks'> {
  const words = text.split(' ').map((word, at) => ({
    text: word,
    confidence,
    bbox: { x0: at * 12, x1: at * 12 + 10, y0: 20, y1: 30 },
  }));
  const baseline = { x0: 0, y0: 30, x1: words.length * 12, y1: 30 };
  return { blocks: [{ paragraphs: [{ lines: [{ words, baseline }] }] }] } as unknown as Page;
}

const german = 'Leitung der Abteilung und Planung mit dem Team von zwei Ingenieuren';
const english = 'Led the team of engineers and worked with the staff of two yards';
const hindi = 'छह इंजीनियरों की टीम का नेतृत्व किया और वेबसाइट को तेज़ बनाया';

/** Pages by what each language makes of them; a language that no page has can't be loaded. */
function scanOf(pages: Partial<Record<ScanLanguage, Recognized>>[]) {
  const read: [number, ScanLanguage][] = [];
  let at = -1;
  const pictures: Pictures = {
    count: pages.length,
    paint: async (index) => {
      at = index;
      return { canvas: { width: 600, height: 800 } as HTMLCanvasElement, pxPerPt: 2 };
    },
    close: vi.fn(),
  };
  const terminate = vi.fn();
  const start = async (language: ScanLanguage): Promise<Worker> => {
    if (!pages.some((one) => one[language])) throw new Error('no network');
    const recognize = async () => {
      read.push([at, language]);
      return { data: page(pages[at]?.[language] ?? { text: '~', confidence: 10 }) };
    };
    return { recognize, terminate } as unknown as Worker;
  };
  return { pictures, start, read, terminate };
}

const textsOf = (pages: readonly { lines: { words: { text: string }[] }[] }[]) =>
  pages.map(({ lines }) => lines.map(({ words }) => words.map(({ text }) => text).join(' ')));

const watch = () => ({ signal: new AbortController().signal, onProgress: vi.fn() });

it('pages in another language are made out once more in that one', async () => {
  const noAccents = { text: german.replace('Planung', 'Pldnung') };
  const recognized = { en: noAccents, de: { text: german } };
  const scan = scanOf([recognized, recognized]);
  const how = watch();
  const { pages, missing } = await recognizePages(scan.pictures, how, scan.start);
  expect(textsOf(pages)).toEqual([[german], [german]]);
  expect(missing).toEqual(new Set());
  expect(scan.read).toEqual([
    [0, 'en'],
    [0, 'de'],
    [1, 'en'],
    [1, 'de'],
  ]);
  const progress = how.onProgress.mock.calls.map(([one]) => one);
  expect(progress).toContainEqual({ page: 1, pages: 2, done: 0.25, language: 'German' });
  const done = progress.map((one) => one.done);
  expect(done).toEqual(done.toSorted((a, b) => a - b));
  await expect.poll(() => scan.terminate).toHaveBeenCalledTimes(2);
});

it('a page in English is made out once', async () => {
  const scan = scanOf([{ en: { text: english } }]);
  const { pages } = await recognizePages(scan.pictures, watch(), scan.start);
  expect(textsOf(pages)).toEqual([[english]]);
  expect(scan.read).toEqual([[0, 'en']]);
});

it('letters that English only guesses at are tried as Hindi, and are so where that is surer', async () => {
  const guesses = { text: 'Of gaia art Sta ar Aga fea at are Bl ast', confidence: 38 };
  const scan = scanOf([{ en: guesses, hi: { text: hindi } }]);
  expect(textsOf((await recognizePages(scan.pictures, watch(), scan.start)).pages)).toEqual([
    [hindi],
  ]);

  const faint = { en: guesses, hi: { text: hindi, confidence: 20 } };
  const two = scanOf([faint, faint]);
  const { pages } = await recognizePages(two.pictures, watch(), two.start);
  expect(textsOf(pages)).toEqual([[guesses.text], [guesses.text]]);
  expect(two.read).toEqual([
    [0, 'en'],
    [0, 'hi'],
    [1, 'en'],
  ]);
});

it('a language whose data can’t be loaded leaves the page in English, and a word about it', async () => {
  const { pictures, start, read } = scanOf([{ en: { text: german } }, { en: { text: german } }]);
  const readPages = vi.fn().mockResolvedValue({ problems: [] });
  const file = new File(['x'], 'scan.pdf');
  const stages = { openPictures: async () => pictures, startTesseract: start, readPages };
  const { problems } = await readScannedFile(file, watch(), stages);
  expect(problems).toEqual([expect.stringContaining('This looks like German')]);
  expect(read).toEqual([
    [0, 'en'],
    [1, 'en'],
  ]);
  readPages.mockRejectedValue(new ReadingError('not-a-resume'));
  await expect(readScannedFile(file, watch(), stages)).rejects.toMatchObject({
    problem: 'failed',
    reason: expect.stringContaining('German'),
  });
});
