import 'fake-indexeddb/auto';
import { createElement, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDeviceStore } from '../../../lib/device-store/device-store.ts';
import { memoryStorage } from '../../../testing/memory-storage.ts';
import { leavePages, runHook } from '../../../testing/run-hook.ts';
import type { MarginNote } from '../findings/margin-notes.ts';
import { type Owner, OwnerContext } from '../owner/owner.ts';
import type { ResumeSync } from '../saving/resume-sync.ts';
import { SaverContext } from '../saving/use-saver.ts';
import { blankLine, useNeedAnswers, useStoredAnswers } from './stored-answers.ts';

let count = 0;
const owner = () => ({ id: `asha-${count}` }) as Owner;
const noteOf = (text: string) => ({ path: `content.${text}`, text }) as MarginNote;

beforeEach(() => {
  count += 1;
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
});
afterEach(async () => {
  await leavePages();
  await openDeviceStore(owner().id).wipeAccount();
  vi.unstubAllGlobals();
});

/** The saver of a resume, which can be created meanwhile. */
function resumeAt(item: string, id?: string) {
  let created = id;
  const listeners = new Set<() => void>();
  const saver = {
    item,
    get id() {
      return created;
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as unknown as ResumeSync;
  const wrap = (page: ReactNode) =>
    createElement(
      OwnerContext,
      { value: owner() },
      createElement(SaverContext, { value: saver }, page),
    );
  const create = (made: string) => {
    created = made;
    for (const listener of listeners) listener();
  };
  return { wrap, create };
}

/** The questions of a resume. */
async function open(item: string, id?: string) {
  const { wrap, create } = resumeAt(item, id);
  const page = await runHook(() => useStoredAnswers(), wrap);
  await vi.waitFor(() => expect(page.shown.isRead).toBe(true));
  const answer = async (text: string, did: string) => {
    page.shown.set(noteOf(text), { ...blankLine, did });
    await vi.waitFor(() => expect(page.shown.lineOf(noteOf(text))?.did).toBe(did));
  };
  return { page, create, answer, didOf: (text: string) => page.shown.lineOf(noteOf(text))?.did };
}

it('answers of a resume that is created meanwhile are there when it is opened again', async () => {
  const { page, create, answer } = await open('resume/new-1');
  await answer('Cooked.', 'Baked');
  create('made');
  const store = openDeviceStore(owner().id);
  const isMoved = async () => (await store.loadItem('form/interview-made')).notes !== undefined;
  await expect.poll(isMoved).toBe(true);
  await page.leave();
  expect((await open('resume/made', 'made')).didOf('Cooked.')).toBe('Baked');
  expect((await open('resume/new-2')).didOf('Cooked.')).toBeUndefined();
});

it('answers about a line that is not asked about now are kept', async () => {
  const first = await open('resume/1', '1');
  await first.answer('Cooked.', 'Baked');
  await first.page.leave();
  const second = await open('resume/1', '1');
  await second.answer('Served.', 'Poured');
  await second.page.leave();
  const { didOf } = await open('resume/1', '1');
  expect([didOf('Cooked.'), didOf('Served.')]).toEqual(['Baked', 'Poured']);
});

/** The dialog of a need. */
async function openNeed(need: string, item = 'resume/1', id: string | undefined = '1') {
  const page = await runHook(() => useNeedAnswers(need), resumeAt(item, id).wrap);
  await vi.waitFor(() => expect(page.shown.isRead).toBe(true));
  const answer = async (did: string) => {
    page.shown.change({ ...blankLine, did });
    await vi.waitFor(() => expect(page.shown.line.did).toBe(did));
  };
  return { page, answer };
}

it('answers about a need outlast the dialog, until they are a bullet', async () => {
  const first = await openNeed('Sourdough');
  await first.answer('Baked');
  await first.page.leave();
  const again = await openNeed('Sourdough');
  expect(again.page.shown.line.did).toBe('Baked');
  again.page.shown.forget();
  await again.page.leave();
  expect((await openNeed('Sourdough')).page.shown.line).toEqual(blankLine);
});

it('answers about lines and needs take nothing from each other', async () => {
  const line = await open('resume/1', '1');
  await line.answer('Cooked.', 'Braised');
  await line.page.leave();
  const need = await openNeed('Sourdough');
  await need.answer('Baked');
  await need.page.leave();
  expect((await open('resume/1', '1')).didOf('Cooked.')).toBe('Braised');
  expect((await openNeed('Sourdough')).page.shown.line.did).toBe('Baked');
});
