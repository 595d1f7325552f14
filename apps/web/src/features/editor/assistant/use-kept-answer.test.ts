import { createElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { leavePages, runHook } from '../../../testing/run-hook.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { EditorStoreContext } from '../store/use-editor.ts';
import { useKeptAnswer } from './use-kept-answer.ts';

afterEach(leavePages);

const open = (store: EditorStore, key = 'translation') =>
  runHook(
    () => useKeptAnswer(key, ''),
    (page) => createElement(EditorStoreContext, { value: store }, page),
  );
const answerOf = ({ shown: [answer] }: Awaited<ReturnType<typeof open>>) => answer;

it('a paid answer is there when its dialog is opened again, also one that came when it was closed', async () => {
  const store = {} as EditorStore;
  const first = await open(store);
  const [, keep] = first.shown;
  keep(() => 'Paid');
  await vi.waitFor(() => expect(answerOf(first)).toBe('Paid'));
  await first.leave();
  expect(answerOf(await open(store))).toBe('Paid');
  keep((before) => `${before}, and more`);
  expect(answerOf(await open(store))).toBe('Paid, and more');
});

it('belongs to what was asked about, and to the resume that was open', async () => {
  const store = {} as EditorStore;
  const [, keep] = (await open(store)).shown;
  keep(() => 'Paid');
  expect(answerOf(await open(store, 'another way'))).toBe('');
  expect(answerOf(await open({} as EditorStore))).toBe('');
});
