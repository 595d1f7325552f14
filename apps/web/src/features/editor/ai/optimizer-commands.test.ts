import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { creditPrice } from '../../../lib/credit-price.ts';
import { memoryStorage } from '../../../testing/memory-storage.ts';
import { dismissToast, shownToast } from '../../../ui/toast.ts';
import { resumeOf } from '../saving/saving-fixture.ts';
import { documentOf } from '../store/document.ts';
import { createEditorStore } from '../store/editor-store.ts';
import { type AiAction, aiActions } from './ai-answers.ts';
import { createOptimizerCommands } from './optimizer-commands.ts';
import { initialState, isSampleIn, reduceOptimizer } from './optimizer-state.ts';
import { sampleAnswers } from './sample-answers.ts';

type Reply = { status: number; body: unknown } | 'unreachable';

let replies: Reply[];
let keys: string[];
const refusal = (status: number, code: string, more = {}) => ({
  status,
  body: { success: false, code, message: `${code}.`, requestId: 'r', ...more },
});
const summaryAnswer = {
  status: 200,
  body: { success: true, summary: 'A pilot.', provider: 'built-in', heldBack: [] },
};

beforeEach(() => {
  replies = [];
  keys = [];
  dismissToast();
  vi.stubGlobal('localStorage', memoryStorage({ token: 'secret' }));
  vi.stubGlobal('fetch', async (_: string, { headers, signal }: RequestInit) => {
    keys.push((headers as Record<string, string>)['idempotency-key'] ?? '');
    signal?.throwIfAborted();
    const reply = replies.shift() ?? 'unreachable';
    if (reply === 'unreachable') throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(reply.body), { status: reply.status });
  });
});

afterEach(() => vi.unstubAllGlobals());

function optimizer(content: object = {}) {
  const store = createEditorStore(documentOf(resumeOf({ content })));
  let state = initialState;
  const ends: boolean[] = [];
  const commands = createOptimizerCommands({
    store,
    dispatch: (event) => {
      state = reduceOptimizer(state, event);
    },
    jobDescription: () => state.jobDescription,
    onEnd: (wasCancelled) => ends.push(wasCancelled),
  });
  const run = (action: AiAction) => commands.run(creditPrice(action, undefined, undefined));
  return { store, ends, state: () => state, ...commands, run };
}

describe('a server that is out of reach', () => {
  it.each(aiActions)('is replaced by samples for %s', async (action) => {
    const { run, state } = optimizer();
    await run(action);
    expect(state().results[action]).toMatchObject({
      answer: sampleAnswers[action],
      isSample: true,
    });
    expect(isSampleIn(state())).toBe(true);
    expect(state()).toMatchObject({ isSample: true, running: null, failure: null });
  });

  it.each([500, 502, 503])('is one that answers %i, too', async (status) => {
    const { run, state } = optimizer();
    replies = [{ status, body: 'nothing to read' }];
    await run('improve');
    expect(state().results.improve?.isSample).toBe(true);
  });

  it('has no sample written into the resume', async () => {
    const { run, store } = optimizer();
    await run('generate-summary');
    expect(store.getDocument().form.summary).toBe('');
  });

  it('is asked by the same key when it is there again, and then by another', async () => {
    const { run, state } = optimizer({ personalInfo: { summary: 'Mine.' } });
    replies = ['unreachable', summaryAnswer, summaryAnswer];
    await run('generate-summary');
    await run('generate-summary');
    expect(state().isSample).toBe(false);
    await run('generate-summary');
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});

describe('a refusal', () => {
  it.each([
    [402, 'INSUFFICIENT_CREDITS', true],
    [401, 'TOKEN_EXPIRED', false],
    [429, 'RATE_LIMITED', false],
    [400, 'VALIDATION_ERROR', false],
  ])('%i is told as what it is', async (status, code, needsCredits) => {
    const { run, state, ends } = optimizer();
    replies = [refusal(status, code)];
    await run('improve');
    expect(state().failure).toEqual({ message: `${code}.`, needsCredits });
    expect(state().results).toEqual({});
    expect(ends).toEqual([false]);
  });

  it('is told by what is wrong with what was sent', async () => {
    const { run, state } = optimizer();
    replies = [refusal(400, 'VALIDATION_ERROR', { errors: { resume: ['Nothing to write of.'] } })];
    await run('generate-summary');
    expect(state().failure?.message).toBe('Nothing to write of.');
  });

  it('without words has ours', async () => {
    const { run, state } = optimizer();
    replies = [{ status: 418, body: 'teapot' }];
    await run('improve');
    expect(state().failure?.message).toBe('AI service request failed');
  });

  it('is an answer that says nothing we know, too', async () => {
    const { run, state } = optimizer();
    replies = [{ status: 200, body: { success: true, surprise: 1 } }];
    await run('improve');
    expect(state().failure?.message).toBe('Unexpected data format from AI service');
  });

  it('goes with the next question', async () => {
    const { run, state } = optimizer();
    replies = [refusal(429, 'RATE_LIMITED')];
    await run('improve');
    await run('improve');
    expect(state().failure).toBeNull();
  });
});

describe('a generated summary', () => {
  it('is written where there is none, and taken back by one step', async () => {
    const { run, store } = optimizer();
    replies = [summaryAnswer];
    await run('generate-summary');
    expect(store.getDocument().form.summary).toBe('A pilot.');
    expect(shownToast()).toMatchObject({
      title: 'Summary Applied',
      description: 'Your professional summary has been updated.',
    });
    shownToast()?.action?.onClick();
    expect(store.getDocument().form.summary).toBe('');
    expect(store.getHistory().past).toHaveLength(0);
  });

  it('waits to be applied where one is', async () => {
    const { run, store } = optimizer({ personalInfo: { summary: 'Mine.' } });
    replies = [summaryAnswer];
    await run('generate-summary');
    expect(store.getDocument().form.summary).toBe('Mine.');
  });
});

describe('applying', () => {
  const job = { workExperience: [{ id: 'job', bullets: ['One', 'Two', 'Three'] }] };
  const bullet = (item: number, before: string, after: string) => ({
    ...{ kind: 'text' as const, before, after },
    place: { list: 'experience' as const, id: 'job', field: 'bulletPoints', item },
  });

  it('of many is one step, and leaves out what does not fit any more', () => {
    const { apply, store, state } = optimizer(job);
    const all = [bullet(0, 'One', 'Uno'), bullet(1, 'Gone', 'Ido'), bullet(2, 'Three', 'Tres')];
    apply(all, { title: 'Done' });
    expect(store.getDocument().form.experience[0]?.bulletPoints).toBe('Uno\nTwo\nTres');
    expect(state().applied.size).toBe(2);
    store.dispatch({ type: 'undo' });
    expect(store.getDocument().form.experience[0]?.bulletPoints).toBe('One\nTwo\nThree');
  });

  it('says so when the text has changed since, and changes nothing', () => {
    const { apply, store, state } = optimizer(job);
    apply([bullet(0, 'Gone', 'Ido')], { title: 'Done' });
    expect(shownToast()?.title).toBe('This text has changed');
    expect(store.getHistory().past).toHaveLength(0);
    expect(state().applied.size).toBe(0);
  });
});

describe('a call under way', () => {
  it('is the only one, and can be broken off', async () => {
    const { run, cancel, state, ends } = optimizer();
    const running = run('improve');
    await run('suggest-skills');
    expect(keys).toHaveLength(1);
    expect(state().running).toBe('improve');
    cancel();
    await running;
    expect(state()).toMatchObject({ running: null, failure: null, results: {} });
    expect(ends).toEqual([true]);
  });
});
