import { emptyContent } from '@folio/contract/empty-content';
import { expect, it, vi } from 'vitest';
import { ScoreClient } from './score-client.ts';
import type { ScoreAnswer, Scored } from './scoring.ts';

const requests = Array.from({ length: 4 }, () => ({ content: emptyContent() }));
const scored = { isSpelt: true } as Scored;

function openClient() {
  const port = {
    postMessage: vi.fn(),
    terminate: vi.fn(),
    onmessage: null as Worker['onmessage'],
    onerror: null as Worker['onerror'],
  };
  const callbacks = { onScored: vi.fn(), onFailed: vi.fn() };
  const open = vi.fn(() => port);
  const client = new ScoreClient(callbacks, open);
  const answer = (data: ScoreAnswer) =>
    port.onmessage?.call({} as Worker, { data } as MessageEvent<ScoreAnswer>);
  return { client, port, callbacks, open, answer };
}

it('scores the last of those that came meanwhile, and tells of no older one', () => {
  const { client, port, callbacks, open, answer } = openClient();
  for (const request of requests) client.score(request);
  expect(port.postMessage.mock.calls).toEqual([[requests[0]]]);
  answer(scored);
  expect(callbacks.onScored).not.toHaveBeenCalled();
  expect(port.postMessage.mock.lastCall?.[0]).toBe(requests[3]);
  answer(scored);
  expect(callbacks.onScored.mock.calls).toEqual([[requests[3], scored]]);
  expect(callbacks.onScored.mock.lastCall?.[0]).toBe(requests[3]);
  expect(port.postMessage).toHaveBeenCalledTimes(2);
  expect(open).toHaveBeenCalledTimes(1);
});

it('starts another worker after one that broke', () => {
  const { client, port, callbacks, open } = openClient();
  client.score(requests[0] ?? { content: emptyContent() });
  port.onerror?.call({} as Worker, {} as ErrorEvent);
  expect(callbacks.onFailed).toHaveBeenCalledTimes(1);
  expect(port.terminate).toHaveBeenCalledTimes(1);
  client.score(requests[1] ?? { content: emptyContent() });
  expect(open).toHaveBeenCalledTimes(2);
});

it('says that a content could not be scored, unless another one waits', () => {
  const { client, callbacks, answer } = openClient();
  client.score(requests[0] ?? { content: emptyContent() });
  client.score(requests[1] ?? { content: emptyContent() });
  answer({ failed: true });
  expect(callbacks.onFailed).not.toHaveBeenCalled();
  answer({ failed: true });
  expect(callbacks.onFailed).toHaveBeenCalledTimes(1);
});
