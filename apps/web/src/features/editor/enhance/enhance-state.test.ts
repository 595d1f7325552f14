import { expect, it } from 'vitest';
import { type EnhanceEvent, initialState, reduceEnhance } from './enhance-state.ts';

const failure = { message: 'Busy.', needsCredits: false };
const after = (...events: EnhanceEvent[]) => events.reduce(reduceEnhance, initialState);
const failed: EnhanceEvent = { type: 'failed', section: 'skills', failure };

it('keeps a failure with its section until the next try', () => {
  const state = after({ type: 'started', section: 'skills' }, failed);
  expect(state).toEqual({ ...initialState, failures: { skills: failure } });
  const others = after(failed, { type: 'started', section: 'education' });
  expect(others).toMatchObject({ running: 'education', failures: { skills: failure } });
  expect(after(failed, { type: 'started', section: 'skills' }).failures).toEqual({});
  expect(after(failed, { type: 'forgotten', section: 'skills' }).failures).toEqual({});
});

it('holds what is proposed until it is done or left', () => {
  const enhancement = { changes: [], heldBack: [] };
  const proposed: EnhanceEvent = { type: 'proposed', section: 'skills', enhancement };
  const state = after({ type: 'started', section: 'skills' }, proposed);
  expect(state).toMatchObject({ running: undefined, proposal: { section: 'skills' } });
  expect(reduceEnhance(state, { type: 'closed' }).proposal).toBeUndefined();
  for (const type of ['unchanged', 'cancelled'] as const)
    expect(after({ type: 'started', section: 'skills' }, { type })).toEqual(initialState);
});
