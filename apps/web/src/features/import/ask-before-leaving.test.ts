import { createElement, type ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { leavePages, runHook } from '../../testing/run-hook.ts';
import { useAskBeforeLeaving } from './ask-before-leaving.tsx';

beforeEach(() => {
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
});
afterEach(async () => {
  await leavePages();
  vi.unstubAllGlobals();
});

type Question = { open: boolean; onOpenChange: (isOpen: boolean) => void; onConfirm: () => void };

/** The review of a file, on a page to which one came from another. */
async function openReview(isCorrected: boolean) {
  let question: Question | undefined;
  const Review = () => {
    const asking = useAskBeforeLeaving(isCorrected);
    question = (asking.question as ReactElement<Question>).props;
    return asking.guard;
  };
  const router = createMemoryRouter(
    [
      { path: '/', Component: () => null },
      { path: '/made', Component: () => null },
      { path: '/resumes', Component: Review },
    ],
    { initialEntries: ['/', '/resumes'], initialIndex: 1 },
  );
  const guarding = vi.spyOn(router, 'getBlocker');
  await runHook(
    () => undefined,
    (page) => [page, createElement(RouterProvider, { key: 'router', router })],
  );
  await expect.poll(() => question?.open).toBe(false);
  // The guard is there only after the page was rendered.
  await expect.poll(() => guarding.mock.calls.length > 0).toBe(isCorrected);
  return {
    router,
    path: () => router.state.location.pathname,
    isAsked: (is: boolean) => expect.poll(() => question?.open).toBe(is),
    stay: () => question?.onOpenChange(false),
    discard: () => question?.onConfirm(),
  };
}

it('Back asks before corrections are lost, and goes on only where they are to be', async () => {
  const { router, path, isAsked, stay, discard } = await openReview(true);
  void router.navigate(-1);
  await isAsked(true);
  expect(path()).toBe('/resumes');
  stay();
  await isAsked(false);
  void router.navigate(-1);
  await isAsked(true);
  expect(path()).toBe('/resumes');
  discard();
  await expect.poll(path).toBe('/');
});

it('Back asks nothing without corrections', async () => {
  const { router, path } = await openReview(false);
  void router.navigate(-1);
  await expect.poll(path).toBe('/');
});

it('the resume that was made of them is opened without a question', async () => {
  const { router, path } = await openReview(true);
  void router.navigate('/made');
  await expect.poll(path).toBe('/made');
});
