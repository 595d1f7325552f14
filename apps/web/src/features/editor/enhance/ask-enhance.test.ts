import { defaultCreditCosts } from '@folio/contract/credits';
import { ResumeContent } from '@folio/contract/resume-content';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api-client.ts';
import { creditPrice } from '../../../lib/credit-price.ts';
import { memoryStorage } from '../../../testing/memory-storage.ts';
import { askEnhance, UnusableAnswer } from './ask-enhance.ts';
import { enhanceCopy } from './enhance.copy.ts';
import { enhancePriceWords } from './enhance-prices.ts';
import { describeFailure } from './failure.ts';
import type { EnhancedSection } from './sections.ts';

const content = ResumeContent.parse({
  personalInfo: { summary: 'A cook.' },
  workExperience: [{ position: 'Cook', bullets: ['one', 'two'] }],
  projects: [{ name: 'Book', description: 'a\nb' }],
});
const origin = { success: true, provider: 'openai', heldBack: [{ kind: 'number', text: '40%' }] };
const prices = {
  improve: creditPrice('improve', undefined, defaultCreditCosts),
  bullets: creditPrice('improve-bullets', undefined, defaultCreditCosts),
};
let sent: { url: string; body: unknown; key: string | undefined }[];
let answers: Record<string, unknown>;

beforeEach(() => {
  sent = [];
  vi.stubGlobal('localStorage', memoryStorage({ token: 'secret' }));
  vi.stubGlobal('fetch', async (url: string, { headers, body }: RequestInit) => {
    const key = (headers as Record<string, string>)['idempotency-key'];
    sent.push({ url, body: JSON.parse(String(body)), key });
    return new Response(JSON.stringify(answers[url]));
  });
});
afterEach(() => vi.unstubAllGlobals());

const ask = (section: EnhancedSection, template: 'modern' | 'classic' = 'modern') => {
  const options = { idempotencyKey: 'mine-12345', signal: new AbortController().signal };
  return askEnhance({ section, content, template }, prices, options);
};

it('never takes more than its button says, also where the bullets are asked for one by one', async () => {
  answers = {
    '/api/ai/improve': { ...origin, improved: 'one line of two' },
    '/api/ai/improve-bullets': { ...origin, improvedBullets: [], changes: [] },
  };
  await ask('workExperience');
  expect(sent).toHaveLength(2);
  expect(enhancePriceWords(prices, 'workExperience')).toBe('1–2 credits');
  expect(enhancePriceWords(prices, 'personalInfo')).toBe('1 credit');
});

it('sends the text with its length as the target, in the tone of a professional', async () => {
  answers = { '/api/ai/improve': { ...origin, improved: 'A chef.', notice: 'Mind.' } };
  expect(await ask('personalInfo')).toEqual({
    changes: [
      { path: 'personalInfo.summary', value: 'A chef.', before: 'A cook.', after: 'A chef.' },
    ],
    heldBack: origin.heldBack,
    notice: 'Mind.',
  });
  expect(sent).toEqual([
    {
      url: '/api/ai/improve',
      body: { section: 'personalInfo', text: 'A cook.', tone: 'Professional', targetLength: 7 },
      key: 'mine-12345',
    },
  ]);
});

it('sends the words that a layout allows', async () => {
  answers = { '/api/ai/improve': { ...origin, improved: 'ONE\ntwo' } };
  const { changes } = await ask('workExperience', 'classic');
  expect(changes.map(({ path, after }) => [path, after])).toEqual([
    ['workExperience[0].bullets[0]', 'ONE'],
  ]);
  expect(sent[0]?.body).toMatchObject({ text: 'one\ntwo', maxWords: 16 });
});

it('asks bullet by bullet where the lines of an experience can not be told apart', async () => {
  const changes = [{ entry: 0, bullet: 1, before: 'two', after: 'TWO' }];
  answers = {
    '/api/ai/improve': { ...origin, improved: 'one and two' },
    '/api/ai/improve-bullets': { ...origin, improvedBullets: ['one', 'TWO'], changes },
  };
  const told = await ask('workExperience');
  expect(told.changes.map(({ path, after }) => [path, after])).toEqual([
    ['workExperience[0].bullets[1]', 'TWO'],
  ]);
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
});

it('changes nothing with an answer that fits nowhere', async () => {
  answers = { '/api/ai/improve': { ...origin, improved: 'a b' } };
  await expect(ask('projects')).rejects.toThrow(UnusableAnswer);
  answers = { '/api/ai/improve': { success: true } };
  await expect(ask('personalInfo')).rejects.toThrow(UnusableAnswer);
});

it.each([
  [new ApiError('NOT_FOUND', { status: 404, message: 'No.' }), enhanceCopy.unreachable, false],
  [new ApiError('INSUFFICIENT_CREDITS', { status: 402, message: 'Few.' }), 'Few.', true],
  [new ApiError('VALIDATION_ERROR', { errors: { text: ['Too long.'] } }), 'Too long.', false],
  [new ApiError('OFFLINE'), 'Please try again later.', false],
  [new Error('boom'), 'Please try again later.', false],
  [new UnusableAnswer(), enhanceCopy.unusable, false],
])('tells %s in the words that there are', (error, message, needsCredits) => {
  expect(describeFailure(error)).toEqual({ message, needsCredits });
});
