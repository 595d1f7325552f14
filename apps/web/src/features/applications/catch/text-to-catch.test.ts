import { afterEach, expect, test, vi } from 'vitest';
import { caughtText, listenForJobs } from './text-to-catch.ts';

afterEach(() => vi.unstubAllGlobals());

test('a link is where a job is, a longer text its description, and a word nothing', () => {
  expect(caughtText(' https://www.jobs.example.com/17 ')).toEqual({
    link: 'https://www.jobs.example.com/17',
    source: 'jobs.example.com',
  });
  const description = 'We look for an analyst who prices loans: https://jobs.example.com/17';
  expect(caughtText(description)).toEqual({ jobDescription: description });
  expect(caughtText('analyst')).toBeUndefined();
  expect(caughtText('javascript:alert(1)')).toBeUndefined();
  expect(caughtText('x'.repeat(30_000))?.jobDescription).toHaveLength(20_000);
});

test.each(['text/plain', 'application/pdf'])(
  'the browser opens no %s that is dropped',
  async (type) => {
    const page = Object.assign(new EventTarget(), { querySelector: () => null });
    vi.stubGlobal('document', page);
    vi.stubGlobal('Element', class {});
    const caught: unknown[] = [];
    const stop = listenForJobs((one) => caught.push(one));
    const jobDescription = 'We look for an analyst who prices loans for our bank.';
    const drop = () => {
      const files = [{ type, text: async () => jobDescription }];
      const event = Object.assign(new Event('drop', { cancelable: true }), {
        dataTransfer: { files, getData: () => '' },
      });
      page.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(drop()).toBe(true);
    await Promise.resolve();
    expect(caught).toEqual(type === 'text/plain' ? [{ jobDescription }] : []);
    stop();
    expect(drop()).toBe(false);
  },
);
