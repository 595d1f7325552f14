import type { Page } from 'tesseract.js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ReadingError } from '../reading.ts';
import type { Pictures } from './page-pictures.ts';
import { readScannedFile } from './read-scanned-file.ts';

const file = new File(['x'], 'scan.pdf');
const box = { x0: 10, y0: 20, x1: 60, y1: 40 };
const word = { text: 'Ada', confidence: 91, bbox: box };
const data = {
  blocks: [{ paragraphs: [{ lines: [{ words: [word], baseline: box }] }] }],
} as unknown as Page;
const made = { lines: [{ words: [{ text: 'Ada', confidence: 91, box }], baseline: box }] };

const worker = { recognize: vi.fn(), terminate: vi.fn() };
const close = vi.fn();
const startTesseract = vi.fn();
const readPages = vi.fn();
const paint = async () => ({ canvas: { width: 100, height: 200 }, pxPerPt: 2 });
const openPictures = async () => ({ count: 2, paint, close }) as unknown as Pictures;

beforeEach(() => {
  vi.resetAllMocks();
  startTesseract.mockResolvedValue(worker);
  worker.recognize.mockResolvedValue({ data });
});

const read = (signal = new AbortController().signal) => {
  const onProgress = vi.fn();
  const stages = { openPictures, startTesseract, readPages };
  return { end: readScannedFile(file, { signal, onProgress }, stages), onProgress };
};

describe('a scanned file', () => {
  it('is recognized page by page with progress, and its worker ends', async () => {
    readPages.mockResolvedValue({ problems: ['no name'] });
    const { end, onProgress } = read();
    expect(await end).toEqual({ problems: ['no name'] });
    const page = { ...made, widthPx: 100, heightPx: 200, pxPerPt: 2 };
    expect(readPages).toHaveBeenCalledWith([page, page], expect.anything());
    expect(onProgress.mock.calls.map(([progress]) => progress)).toEqual([
      { page: 1, pages: 2, done: 0 },
      { page: 2, pages: 2, done: 0.5 },
      { page: 2, pages: 2, done: 1 },
    ]);
    expect(startTesseract.mock.calls.map(([language]) => language)).toEqual(['en']);
    expect(worker.terminate).toHaveBeenCalledOnce();
    expect(close).toHaveBeenCalledOnce();
  });

  it('[read-scanned-file-1] is given up at once, whatever the worker is at', async () => {
    worker.recognize.mockReturnValue(new Promise(() => undefined));
    const stop = new AbortController();
    const { end } = read(stop.signal);
    await expect.poll(() => worker.recognize).toHaveBeenCalled();
    stop.abort(new Error('enough'));
    await expect(end).rejects.toThrow('enough');
    await expect.poll(() => worker.terminate).toHaveBeenCalledOnce();
    expect(close).toHaveBeenCalledOnce();
  });

  it('reports missing languages, and letters that are too faint', async () => {
    startTesseract.mockRejectedValue('no network');
    await expect(read().end).rejects.toMatchObject({
      problem: 'failed',
      reason: expect.stringContaining('couldn’t load'),
    });
    startTesseract.mockResolvedValue(worker);
    readPages.mockRejectedValue(new ReadingError('not-a-resume'));
    await expect(read().end).rejects.toMatchObject({
      problem: 'not-a-resume',
      reason: expect.stringContaining('faint'),
    });
  });
});
