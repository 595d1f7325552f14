import type { Browser, Locator, Page } from 'playwright-core';
import type { Person } from '../load/product.ts';
import { tour } from './tour.ts';

export type Feel = {
  /** From each key in the summary to the frame that shows its result. */
  keysMs: number[];
  /** The same for keys in a bullet. */
  bulletKeysMs: number[];
  /** The same for presses in a tour through the editor, each with its name. */
  presses: Press[];
  /** The longest time without a frame after pasting into the summary, and into a bullet. */
  pasteMs: number;
  bulletPasteMs: number;
};
/** A press of the tour, and its longest event. */
type Press = { name: string; ms: number };

const slowdown = 4;
const letters = 'Led a calm move of ledgers. ';
const pastedLetters = 100_000;
/** Fast typing: eight letters a second. */
const keyGapMs = 120;
/** An interaction is reported once its frame is painted and its effects have settled. */
const restMs = 800;

export async function feelOfEditor(browser: Browser, person: Person): Promise<Feel> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await page.addInitScript((value) => localStorage.setItem('token', value), person.token);
    await page.addInitScript(recordInteractions);
    await page.goto(`${person.url}/resume/editor/${person.resumeId}`);
    await page
      .getByRole('region', { name: 'Pages of the resume' })
      .getByText('Anaïs')
      .first()
      .waitFor();
    await page.waitForTimeout(8_000);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const summary = page.getByLabel('Summary', { exact: true });
    const keysMs = await typeInto(page, summary);
    const presses = await pressAround(page);
    const pasteMs = await pasteInto(page, summary);
    await page.keyboard.press('Control+z');
    const bullet = await openBullet(page);
    const bulletKeysMs = await typeInto(page, bullet);
    const bulletPasteMs = await pasteInto(page, bullet);
    return {
      keysMs,
      bulletKeysMs,
      presses,
      pasteMs,
      bulletPasteMs,
    };
  } finally {
    await context.close();
  }
}

/** The second bullet of the first job. */
async function openBullet(page: Page): Promise<Locator> {
  await page.getByRole('tab', { name: 'Experience', exact: true }).click();
  const entry = page.getByRole('tabpanel').locator('h3 button').first();
  if ((await entry.getAttribute('aria-expanded')) === 'false') await entry.click();
  return page.getByRole('textbox', { name: /^Bullet 2 of/ });
}

/** Types some letters first, which are not measured. */
async function typeInto(page: Page, field: Locator): Promise<number[]> {
  await field.click();
  await page.keyboard.press('End');
  await page.keyboard.type('Warm. ', { delay: keyGapMs });
  await page.waitForTimeout(restMs);
  await taken(page);
  await page.keyboard.type(letters.repeat(3), { delay: keyGapMs });
  return (await taken(page)).map(({ ms }) => ms);
}

declare global {
  var interactions: { id: number; ms: number }[];
  var longestGapMs: number;
}

/** Runs in the page: records each interaction with its longest event, as INP does. */
function recordInteractions(): void {
  globalThis.interactions = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId = 0, duration } = entry as PerformanceEntry & {
        interactionId?: number;
      };
      const known = globalThis.interactions.find(({ id }) => id === interactionId);
      if (interactionId === 0) continue;
      if (known) known.ms = Math.max(known.ms, duration);
      else globalThis.interactions.push({ id: interactionId, ms: duration });
    }
    // 16 ms is the minimum threshold of browsers.
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  globalThis.longestGapMs = 0;
  let last = performance.now();
  const tick = () => {
    const now = performance.now();
    globalThis.longestGapMs = Math.max(globalThis.longestGapMs, now - last);
    last = now;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}

/** The interactions recorded since the last call. */
async function taken(page: Page): Promise<{ ms: number }[]> {
  await page.waitForTimeout(restMs);
  return page.evaluate(() => globalThis.interactions.splice(0));
}

async function pressAround(page: Page): Promise<Press[]> {
  const found: Press[] = [];
  for (const { name, act } of tour) {
    await act(page);
    const all = await taken(page);
    found.push({ name, ms: Math.max(0, ...all.map(({ ms }) => ms)) });
  }
  return found;
}

/** The longest time without a frame while 100,000 letters are pasted. */
async function pasteInto(page: Page, field: Locator): Promise<number> {
  await field.click();
  await taken(page);
  await page.evaluate(
    ({ words, length }) => {
      globalThis.longestGapMs = 0;
      const text = words.repeat(Math.ceil(length / words.length)).slice(0, length);
      const data = new DataTransfer();
      data.setData('text/plain', text);
      const field = document.activeElement;
      const event = new ClipboardEvent('paste', {
        clipboardData: data,
        bubbles: true,
        cancelable: true,
      });
      // The browser's default action, unless a handler has prevented it.
      if (field?.dispatchEvent(event)) document.execCommand('insertText', false, text);
    },
    { words: letters, length: pastedLetters },
  );
  await page.waitForTimeout(5_000);
  return page.evaluate(() => globalThis.longestGapMs);
}
