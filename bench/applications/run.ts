/**
 * Measures how long a person with 2,000 applications waits in a real Chromium, from a key or mouse
 * press until the result is painted. Starts the product with its own data; `--count 500` uses fewer
 * applications. Prints a table; the target is 100 ms. First measures importing another tracker's
 * list, on separate data and with all limits on (`--list 0` skips that).
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright-core';
import { startProduct } from '../load/product.ts';
import { quantile } from '../measure/statistics.ts';
import { installHands } from './hands.ts';
import { importSeconds } from './import-list.ts';
import { makeOwner } from './make-applications.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '2000' },
    runs: { type: 'string', default: '15' },
    list: { type: 'string', default: '2000' },
  },
});
const [count, runs] = [Number(values.count), Number(values.runs)];
const root = fileURLToPath(new URL('../..', import.meta.url));

const measured = [
  ['Board', 'search', 'a letter is typed into the search'],
  ['Board', 'move', 'a card is moved by a key'],
  ['Table', 'search', 'a letter is typed into the search'],
  ['Table', 'filter', 'one status is chosen'],
  ['Table', 'sort', 'a column is sorted'],
] as const;

const browser = await launch();
if (values.list !== '0') await reportImport(Number(values.list));
const product = await startProduct(root, { RATE_LIMITS: 'off', HOST: 'localhost' });
try {
  const token = await makeOwner(product, count);
  const page = await open(browser, token);
  process.stdout.write(`${count} applications, ${runs} runs, ms until painted\n\n`);
  process.stdout.write('| | p50 | p95 |\n| --- | --- | --- |\n');
  report('the page is opened by its address', await openings(page));
  for (const [view, act, words] of measured)
    report(`${view.toLowerCase()}: ${words}`, await measure(page, view, act));
  report('board: a step of a drag', await dragSteps(page));
} finally {
  await browser.close();
  await product.stop();
}

function report(name: string, times: readonly number[]): void {
  const ms = (share: number) => quantile(times, share).toFixed(0);
  process.stdout.write(`| ${name} | ${ms(0.5)} | ${ms(0.95)} |\n`);
}

async function reportImport(rows: number): Promise<void> {
  const other = await startProduct(root, { HOST: 'localhost' });
  try {
    const { read, added } = await importSeconds(browser, other, rows);
    process.stdout.write(
      `A list of ${rows}: read in ${read.toFixed(1)} s, added in ${added.toFixed(1)} s\n\n`,
    );
  } finally {
    await other.stop();
  }
}

function launch(): Promise<Browser> {
  const path = process.env.CHROME_PATH ?? '/usr/bin/chromium';
  return chromium.launch({
    executablePath: existsSync(path) ? path : chromium.executablePath(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
}

async function open(from: Browser, token: string): Promise<Page> {
  const context = await from.newContext({
    baseURL: product.url,
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.addInitScript((secret) => localStorage.setItem('token', secret), token);
  await page.goto('/applications');
  await page.getByRole('article').first().waitFor();
  return page;
}

/** Until the first cards are displayed; the code is cached, the list comes from the server. */
async function openings(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < 5; run++) {
    const begun = performance.now();
    await page.goto('/applications');
    await page.getByRole('article').first().waitFor();
    times.push(performance.now() - begun);
  }
  return times;
}

async function show(page: Page, view: 'Board' | 'Table'): Promise<void> {
  await page.getByText(view, { exact: true }).first().click();
  await page
    .getByRole(view === 'Board' ? 'article' : 'row')
    .first()
    .waitFor();
}

async function measure(page: Page, view: 'Board' | 'Table', name: string): Promise<number[]> {
  await show(page, view);
  await page.evaluate(installHands);
  const times: number[] = [];
  for (let turn = 0; turn < runs; turn++) {
    times.push(await page.evaluate(timeOf, { name, turn }));
    await page.waitForTimeout(200);
  }
  // An odd number of turns leaves the filter on.
  if (runs % 2 === 1) await page.evaluate(timeOf, { name, turn: runs });
  return times;
}

/** Runs in the page: measures from the action to the task after the frame that shows its result. */
async function timeOf({ name, turn }: { name: string; turn: number }): Promise<number> {
  const { act, seen } = window.acts[name] ?? {};
  if (!act || !seen) throw new Error(`Nobody knows how to ${name}`);
  const begun = performance.now();
  act(turn);
  while (!seen(turn)) {
    if (performance.now() - begun > 20_000) throw new Error(`Nothing came of it: ${name}`);
    await new Promise(requestAnimationFrame);
  }
  await new Promise(requestAnimationFrame);
  await new Promise((resolve) => setTimeout(resolve));
  return performance.now() - begun;
}

/** From a mouse move to the frame in which the card has followed. */
async function dragSteps(page: Page): Promise<number[]> {
  await show(page, 'Board');
  const card = await page.getByRole('article').first().boundingBox();
  if (!card) throw new Error('There is no card');
  await page.mouse.move(card.x + 40, card.y + 60);
  await page.mouse.down();
  const times: number[] = [];
  for (let step = 1; step <= runs; step++) {
    const frame = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const moved = () => {
            const begun = performance.now();
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)));
          };
          addEventListener('pointermove', moved, { once: true, capture: true });
        }),
    );
    await page.mouse.move(card.x + 40 + step * 40, card.y + 60 + step * 4);
    times.push(await frame);
  }
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return times;
}
