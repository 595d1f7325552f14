import { emptyContent } from '@folio/contract/empty-content';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { creditPrice } from '../../lib/credit-price.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { checkFile, scoreResume } from './use-analysis.ts';

const good = { success: true, data: { overallScore: 80, feedback: [] } };
let keys: string[];
let answers: { status: number; body: unknown }[];

beforeEach(() => {
  keys = [];
  vi.stubGlobal('localStorage', memoryStorage({ token: 'secret' }));
  vi.stubGlobal('fetch', async (_: string, { headers, body }: RequestInit) => {
    keys.push((headers as Record<string, string>)['idempotency-key'] ?? '');
    expect(JSON.parse(String(body))).toEqual({ resumeData: emptyContent() });
    const { status, body: answer } = answers.shift() ?? { status: 500, body: {} };
    return new Response(JSON.stringify(answer), { status });
  });
});

afterEach(() => vi.unstubAllGlobals());

const call = () =>
  scoreResume({
    price: creditPrice('analysis', undefined, undefined),
    content: emptyContent(),
    idempotencyKey: 'mine',
    signal: new AbortController().signal,
  });

describe('the call that scores', () => {
  it('sends the content by its key', async () => {
    answers = [{ status: 200, body: good }];
    expect((await call()).overallScore).toBe(80);
    expect(keys).toEqual(['mine']);
  });

  it('is not made again where it fails', async () => {
    answers = [{ status: 503, body: {} }];
    await expect(call()).rejects.toMatchObject({ status: 503 });
    expect(keys).toHaveLength(1);
  });
});

const pdf = { name: 'resume.pdf', type: 'application/pdf', size: 1 };

describe('a file for analysis', () => {
  it('[use-analysis-1] is a PDF of at most 5 MB', () => {
    expect(checkFile({ ...pdf, size: 5 * 1024 * 1024 })).toBeUndefined();
    expect(checkFile({ ...pdf, type: '', name: 'CV.PDF' })).toBeUndefined();
  });

  it('is refused when it is something else, whatever it is called', () => {
    const wrong = { title: 'Invalid file type', description: 'Please upload a PDF file' };
    expect(checkFile({ ...pdf, type: 'image/png' })).toEqual(wrong);
    expect(checkFile({ ...pdf, type: '', name: 'resume.docx' })).toEqual(wrong);
    expect(checkFile({ ...pdf, type: 'text/plain', size: 9e9 })).toEqual(wrong);
  });

  it('[use-analysis-2] is refused from one byte more', () => {
    expect(checkFile({ ...pdf, size: 5 * 1024 * 1024 + 1 })).toEqual({
      title: 'File too large',
      description: 'Maximum file size is 5MB',
    });
  });
});
