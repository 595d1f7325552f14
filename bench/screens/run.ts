/**
 * Takes screenshots of every main screen, with an account of some months, at four widths in both
 * themes, for review. Arguments name screens, such as `editor dashboard` or `editor*`;
 * `SCREENS_WIDTHS=360,1280` and `SCREENS_URL` limit them, `SCREENS_FOLDER` sets the output folder.
 */
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { startProduct } from '../load/product.ts';
import { makeNewcomer, makeOperator } from './more-work.ts';
import { type Filled, fillPerson } from './person.ts';
import type { Screen } from './screen.ts';
import { screens } from './screens.ts';

const themes = ['light', 'dark'] as const;
const heights: Record<number, number> = { 360: 780, 768: 1024, 1280: 800, 1920: 1080 };
const widths = (process.env.SCREENS_WIDTHS ?? '360,768,1280,1920').split(',').map(Number);
const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = process.env.SCREENS_FOLDER ?? join(root, '.cache/screens');

const wanted = process.argv.slice(2).map((name) => new RegExp(`^${name.replaceAll('*', '.*')}$`));
const chosen = screens.filter(
  ({ name }) => wanted.length === 0 || wanted.some((pattern) => pattern.test(name)),
);
const product = await startProduct(root, {
  RATE_LIMITS: 'off',
  HOST: 'localhost',
  NODE_ENV: 'development',
  PAYMENT_PROVIDER: 'sandbox',
  // Enough for one analysis at each width.
  CREDITS_AT_SIGNUP: '60',
});
const browser = await launch();
const missed: string[] = [];
try {
  await mkdir(folder, { recursive: true });
  const person = await fillPerson(product);
  const operator = await makeOperator(product, root);
  const newcomer = await makeNewcomer(product);
  const tokens = { owner: person.token, operator: operator.token, newcomer: newcomer.token };
  const pictures = chosen.flatMap((screen) => widths.map((width) => ({ screen, width })));
  const takeAll = async () => {
    for (let next = pictures.shift(); next; next = pictures.shift())
      await take(next.screen, next.width, { ...person, token: tokens[next.screen.as ?? 'owner'] });
  };
  await Promise.all([takeAll(), takeAll()]);
} finally {
  await browser.close();
  await product.stop();
}
process.stdout.write(`The pictures are in ${folder}\n${missed.join('\n')}`);
process.exitCode = missed.length === 0 ? 0 : 1;

function launch(): Promise<Browser> {
  const path = process.env.CHROME_PATH ?? '/usr/bin/chromium';
  return chromium.launch({
    executablePath: existsSync(path) ? path : chromium.executablePath(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
}

/** Takes a screen in both themes, navigating to it once. */
async function take(screen: Screen, width: number, person: Filled): Promise<void> {
  if (width < (screen.fromPx ?? 0) || width >= (screen.belowPx ?? Infinity)) return;
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: { width, height: heights[width] ?? 900 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    hasTouch: width < 800,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  if (!screen.isPublic) {
    await page.addInitScript((token) => localStorage.setItem('token', token), person.token);
  }
  try {
    await screen.prepare?.(page);
    await page.goto(screen.path(person));
    const shown = screen.waitsFor ? page.locator(screen.waitsFor) : page.getByRole('heading');
    await shown.first().waitFor({ state: 'attached' });
    await rests(page);
    await screen.act?.(page, person);
    if (screen.isWhole) await scrollThrough(page);
  } catch (error) {
    missed.push(`${screen.name} at ${width}: ${String(error).split('\n')[0]}\n`);
  }
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await rests(page);
    const path = join(folder, `${screen.name}-${width}-${theme}.png`);
    await page.screenshot({ path, fullPage: screen.isWhole ?? false });
  }
  await context.close();
}

/** Waits until images are loaded, spinners are gone, and animations have ended. */
async function rests(page: Page): Promise<void> {
  const isReady = () =>
    !document.querySelector('.animate-breathe, .animate-spin') &&
    [...document.images].every((image) => image.complete || image.loading === 'lazy');
  await page.waitForTimeout(500);
  await page.waitForFunction(isReady, undefined, { timeout: 8000 }).catch(() => undefined);
  await page.waitForTimeout(300);
}

/** Scrolls through the page, so that lazy parts are loaded. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
    scrollTo(0, 0);
  });
}
