import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, type Locator, type Page, test } from '@playwright/test';
import type axe from 'axe-core';

export const themes = ['light', 'dark'] as const;
export const widths = [1280, 320] as const;

/** Sets the theme and viewport width, with reduced motion. */
export async function look(
  page: Page,
  theme: (typeof themes)[number],
  width: number,
): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
}

/**
 * Opens a route and checks it in both themes at both widths; for pages that don't depend on the
 * width.
 */
export async function expectNothingWrongAtWidths(page: Page, route: string): Promise<void> {
  await open(page, route);
  await expectNoViolationAtWidths(page, route);
}

async function open(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await expect(page.getByRole('heading').first()).toBeVisible();
  // Waits until nothing is loading.
  await expect(page.locator('.animate-breathe, .animate-spin')).toHaveCount(0);
}

/** Changes the theme without reloading, which is faster. */
export async function expectNoViolationInThemes(
  page: Page,
  where: string,
  inOrder: readonly (typeof themes)[number][] = themes,
): Promise<void> {
  for (const theme of inOrder) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await expectNoViolation(page, `${where}, ${theme}`);
  }
}

/**
 * Checks both themes at each width; for a width's second theme only colors. The next width starts
 * with the last theme, since changing the theme repaints the whole page.
 */
export async function expectNoViolationAtWidths(
  page: Page,
  where: string,
  within: readonly number[] = widths,
): Promise<void> {
  for (const [index, width] of within.entries()) {
    await page.setViewportSize({ width, height: 800 });
    const inOrder = index % 2 === 0 ? themes : themes.toReversed();
    await expectNoViolationInThemes(page, `${where}, ${width} px`, inOrder);
  }
}

/**
 * As above, with a screenshot of each combination for review, after scrolling to `shown`. Ends in
 * the light theme at the second width.
 */
export async function expectNoViolationInLooks(
  page: Page,
  name: string,
  { within = widths, shown }: { within?: readonly number[]; shown?: Locator } = {},
): Promise<void> {
  for (const [index, width] of within.entries())
    for (const theme of index % 2 === 0 ? themes : themes.toReversed()) {
      await look(page, theme, width);
      await shown?.scrollIntoViewIfNeeded();
      await expectNoViolation(page, `${name}, ${theme}, ${width} px`);
      await page.screenshot({ path: test.info().outputPath(`${name}-${theme}-${width}.png`) });
    }
}

/** Checks the page in its current state, with open dialogs and menus. */
export async function expectNoViolation(page: Page, where: string): Promise<void> {
  // Polls by timer rather than by frame, the default: a page that paints nothing has no frames.
  await page.waitForFunction(isAtRest, undefined, { polling: 50 });
  const { violations, unfilled, sidewaysPx } = await findFaults(page);
  expect(violations, where).toEqual([]);
  expect(unfilled, `${where} shows a placeholder`).toEqual([]);
  expect(sidewaysPx, `${where} scrolls sideways`).toBeLessThanOrEqual(0);
}

/** Loads axe once per document, since its half a megabyte takes longer than most checks. */
async function findFaults(page: Page): Promise<Faults> {
  const found = await page.evaluate(lookForFaults);
  if (found) return found;
  await page.evaluate(await axeScript);
  return findFaults(page);
}

const axeScript = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Faults = { violations: string[]; unfilled: string[]; sidewaysPx: number };

/**
 * Runs in the page, in a single call to save round trips; undefined if axe is missing. Markup that
 * was checked in the other theme at this width is only checked for colors.
 */
async function lookForFaults(): Promise<Faults | undefined> {
  if (!('axe' in window)) return undefined;
  const looked = window as unknown as { axe: typeof axe; seen?: string };
  const seen = `${innerWidth} ${document.body.outerHTML}`;
  const options: axe.RunOptions = { resultTypes: ['violations'] };
  // Rules by name, since the tag for colors also includes AAA rules.
  if (seen === looked.seen)
    options.runOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };
  const { violations } = await looked.axe.run(document, options);
  looked.seen = violations.length === 0 ? seen : undefined;
  // Texts and labels that show a placeholder of a message or template literal instead of its value.
  const labels = ['aria-label', 'title', 'placeholder', 'alt'].flatMap((name) =>
    Array.from(document.querySelectorAll(`[${name}]`), (one) => one.getAttribute(name) ?? ''),
  );
  return {
    violations: violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`,
    ),
    unfilled: [...document.body.innerText.split('\n'), ...labels].filter((text) =>
      /\{[a-z]\w*\}|\$\{/i.test(text),
    ),
    sidewaysPx: document.documentElement.scrollWidth - innerWidth,
  };
}

/**
 * Runs in the page: whether it is in the given theme after its transitions, which it waits for up
 * to ten seconds. A transition may start another, since inherited colors follow their parent's.
 */
async function isAtRest(): Promise<boolean> {
  const { classList } = document.documentElement;
  const asked = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const hasTheme = classList.contains('light') || classList.contains('dark');
  // Checked again in the next frame; earlier, colors of both themes would be mixed.
  if (hasTheme && localStorage.getItem('theme') === null && !classList.contains(asked))
    return false;
  const frame = () =>
    new Promise((resolve) => {
      requestAnimationFrame(resolve);
      setTimeout(resolve, 100);
    });
  const isMoving = () => document.getAnimations().some((each) => each instanceof CSSTransition);
  const lastMs = performance.now() + 10_000;
  do {
    await frame();
    await frame();
  } while (isMoving() && performance.now() < lastMs);
  return true;
}
