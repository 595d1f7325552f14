import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoCopy } from './demo.copy.ts';
import { type Position, positions } from './positions.ts';
import { type SuggestionStep, suggestionSteps } from './suggestion-steps.ts';

const [position] = positions as [Position];
const skills = ['a', 'b', 'c', 'd', 'e'];

let steps: (SuggestionStep & { atMs: number })[];
let requests: { url: string; body: unknown }[];
let reply: () => Response | Promise<Response>;
let controller: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  steps = [];
  requests = [];
  controller = new AbortController();
  reply = () => Response.json({ success: true, suggestions: skills });
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    requests.push({ url, body: JSON.parse(body) });
    return reply();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Follows the demo to its end, in a time of its own. */
async function follow(): Promise<void> {
  const begun = Date.now();
  const ended = (async () => {
    for await (const step of suggestionSteps(position, controller.signal))
      steps.push({ ...step, atMs: Date.now() - begun });
  })().catch(() => undefined);
  await vi.runAllTimersAsync();
  await ended;
}

const shown = () =>
  steps.flatMap(({ atMs, suggestions }) =>
    suggestions ? [[atMs, suggestions.skills.length, suggestions.isDone]] : [],
  );
const titles = () => steps.flatMap(({ message }) => (message ? [message.title] : []));

describe('suggestions', () => {
  it('[suggestion-steps-1] are asked for by the description, and revealed 2, 4 and all, 200 and 300 ms apart', async () => {
    await follow();
    expect(requests).toEqual([
      {
        url: '/api/ai/suggestions',
        body: { section: 'skills', currentContent: '', jobDescription: position.description },
      },
    ]);
    expect(shown()).toEqual([
      [0, 2, false],
      [200, 4, false],
      [500, 5, true],
    ]);
    expect(titles()).toEqual(['AI Suggestions Generated']);
    expect(steps.at(-1)?.suggestions?.isDemoData).toBe(false);
  });

  it('[suggestion-steps-3] are the first five, each once', async () => {
    reply = () => Response.json({ success: true, suggestions: ['z', ' z ', ...skills, 'f'] });
    await follow();
    expect(steps.at(-1)?.suggestions?.skills).toEqual(['z', 'a', 'b', 'c', 'd']);
  });

  it.each([
    ['nothing there', () => Response.json({ success: false, code: 'NOT_FOUND' }, { status: 404 })],
    ['too many calls', () => new Response('', { status: 429 })],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('[suggestion-steps-2] are those kept for the position after 500 ms: %s', async (_, answer) => {
    reply = answer;
    await follow();
    expect(shown()).toEqual([[500, 5, true]]);
    expect(steps[0]?.suggestions).toEqual({
      skills: position.demoSkills,
      isDone: true,
      isDemoData: true,
    });
    expect(steps[0]?.message).toBe(demoCopy.demoLoaded);
  });

  it.each([
    ['no JSON', () => new Response('<p>')],
    ['no list', () => Response.json({ success: true, suggestions: 'React' })],
    ['no texts', () => Response.json({ success: true, suggestions: [{ name: 'React' }] })],
    ['none', () => Response.json({ success: true, suggestions: [] })],
  ])(
    '[suggestion-steps-4] that make no sense are said to be so, and replaced: %s',
    async (_, answer) => {
      reply = answer;
      await follow();
      expect(titles()).toEqual(['Invalid response format from AI service']);
      expect(shown()).toEqual([[500, 5, true]]);
    },
  );

  it('stop where they are when another position is chosen', async () => {
    const first = suggestionSteps(position, controller.signal);
    expect((await first.next()).value).toMatchObject({ suggestions: { isDone: false } });
    const next = first.next();
    controller.abort();
    await expect(next).rejects.toThrow();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('ignore answers after an abort', async () => {
    reply = () => {
      controller.abort();
      throw new TypeError('aborted');
    };
    await follow();
    expect(steps).toEqual([]);
  });
});

it('every position has five skills of its own for when nothing answers', () => {
  for (const { demoSkills, description, name } of positions) {
    expect(new Set(demoSkills).size).toBe(5);
    expect(description).toContain(name);
  }
});
