import { expect, it } from 'vitest';
import { AccountEvents, maxListeners } from './account-events.service.ts';

it('bounds the streams of an account whose devices keep ended ones open', () => {
  const events = new AccountEvents();
  const ended: number[] = [];
  for (let device = 0; device < maxListeners + 3; device++)
    events.add('ada', { tokenHash: '', publish: () => {}, end: () => ended.push(device) });
  expect(ended).toEqual([0, 1, 2]);
});
