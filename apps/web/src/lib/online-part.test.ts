import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createElement, type ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { expect, it } from 'vitest';
import { shownToast } from '../ui/toast.ts';
import { onlinePart, openedPart } from './online-part.tsx';

type Part = (props: { name: string }) => ReactNode;

/** A screen that shows the part anew. */
function shown(part: Part): Promise<string> {
  const page = new PassThrough();
  const { pipe } = renderToPipeableStream(createElement(part, { name: 'Ada' }), {
    onAllReady: () => pipe(page),
  });
  return text(page);
}

const fails = (times: number) => async (): Promise<Part> => {
  times -= 1;
  if (times >= 0) throw new TypeError('Failed to fetch dynamically imported module');
  return ({ name }) => `Of ${name}`;
};

it('a part that could not be loaded is loaded when it is shown again', async () => {
  const part = onlinePart(fails(1), { Offline: () => 'Offline' });
  expect(await shown(part)).toContain('Offline');
  expect(await shown(part)).toContain('Of Ada');
});

it('one that somebody has opened says so, and leaves the screen', async () => {
  const part = openedPart(fails(1));
  expect(await shown(part)).not.toContain('Of Ada');
  expect(shownToast()?.title).toBe('We couldn’t load this part of Folio');
  expect(await shown(part)).toContain('Of Ada');
});
