import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Scored } from '../../../lib/score/scoring.ts';
import { resumeOf } from '../saving/server-fixture.ts';
import { documentOf } from '../store/document.ts';
import { createEditorStore } from '../store/editor-store.ts';
import { createScoreStore, restMs } from './score-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const scored = { isSpelt: true } as Scored;

const twelveWords = Array.from({ length: 12 }, (_, index) => `word${index}`).join(' ');

function start(summary = twelveWords, content: object = {}) {
  const editor = createEditorStore(documentOf(resumeOf({ content })));
  editor.dispatch({ type: 'setField', field: 'summary', value: summary });
  const client = { score: vi.fn(), close: vi.fn() };
  let callbacks: Parameters<Parameters<typeof createScoreStore>[1] & object>[0] | undefined;
  const store = createScoreStore(editor, (events) => {
    callbacks = events;
    return client;
  });
  const type = (value: string) => editor.dispatch({ type: 'setField', field: 'summary', value });
  const now = () => editor.getDocument().content;
  return { editor, client, store, type, now, callbacks: () => callbacks };
}

it('scores at once, then after each rest, and nothing after the end', () => {
  const { client, store, type, now } = start();
  const stop = store.follow();
  expect(client.score.mock.calls).toEqual([[{ content: now(), careerStage: null }]]);
  for (const text of ['A', 'Ab', 'Abc']) {
    type(text);
    vi.advanceTimersByTime(restMs - 1);
  }
  expect(client.score).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(client.score).toHaveBeenCalledTimes(2);
  expect(client.score.mock.lastCall?.[0].content.personalInfo.summary).toBe('Abc');
  type('Abcd');
  stop();
  vi.advanceTimersByTime(restMs);
  expect(client.score).toHaveBeenCalledTimes(2);
});

it('[score-store-1] scores anew once another career stage is chosen, and once it is undone', () => {
  const { editor, client, store } = start();
  store.follow();
  const stages = () => client.score.mock.calls.map(([{ careerStage }]) => careerStage);
  editor.dispatch({ type: 'setSettings', settings: { careerStage: 'senior' } });
  vi.advanceTimersByTime(restMs);
  expect(stages()).toEqual([null, 'senior']);
  editor.dispatch({ type: 'undo' });
  vi.advanceTimersByTime(restMs);
  expect(stages()).toEqual([null, 'senior', null]);
});

it('scores what is shown, and anew once a section is hidden', () => {
  const { editor, client, store } = start(twelveWords, { interests: 'Chess' });
  store.follow();
  const last = () => client.score.mock.lastCall?.[0].content;
  expect(last().interests).toBe('Chess');
  editor.dispatch({ type: 'setSettings', settings: { hiddenSections: ['interests'] } });
  vi.advanceTimersByTime(restMs);
  expect(last().interests).toBe('');
  const asked = client.score.mock.calls.length;
  editor.dispatch({ type: 'setSettings', settings: { fontScale: 1.1 } });
  vi.advanceTimersByTime(restMs);
  expect(client.score).toHaveBeenCalledTimes(asked);
});

it('scores a content once, unless it failed', () => {
  const { client, store, callbacks } = start();
  store.follow()();
  store.follow()();
  expect(client.score).toHaveBeenCalledTimes(1);
  callbacks()?.onFailed();
  expect(store.get()).toEqual({ latest: undefined, hasFailed: true, isBare: false });
  store.follow()();
  expect(client.score).toHaveBeenCalledTimes(2);
});

it('holds the newest score with the content that it is of', () => {
  const { store, callbacks, now } = start();
  const heard = vi.fn();
  store.subscribe(heard);
  callbacks()?.onScored({ content: now() }, scored);
  expect(store.get()).toEqual({
    latest: { ...scored, content: now() },
    hasFailed: false,
    isBare: false,
  });
  callbacks()?.onFailed();
  expect(store.get()).toEqual({
    latest: { ...scored, content: now() },
    hasFailed: true,
    isBare: false,
  });
  expect(heard).toHaveBeenCalledTimes(2);
});

it('[score-store-2] loads nothing for a few words, until there are more or the panel is opened', () => {
  const { client, store, type } = start('Three words here');
  store.follow();
  expect(store.get().isBare).toBe(true);
  expect(client.score).not.toHaveBeenCalled();
  store.scoreAnyway();
  expect(client.score).toHaveBeenCalledTimes(1);

  const other = start('');
  other.store.follow();
  other.type(twelveWords);
  vi.advanceTimersByTime(restMs);
  expect(other.client.score).toHaveBeenCalledTimes(1);
  type('');
  vi.advanceTimersByTime(restMs);
  expect(client.score).toHaveBeenCalledTimes(2);
});
