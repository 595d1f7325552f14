import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
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
export async function expectNoViolationInThemes(page: Page, where: string): Promise<void> {
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await expectNoViolation(page, `${where}, ${theme}`);
  }
}

/** Checks both themes at one width; for the second theme only colors. */
export async function expectNoViolationAtWidths(
  page: Page,
  where: string,
  within: readonly number[] = widths,
): Promise<void> {
  for (const width of within) {
    await look(page, 'light', width);
    await expectNoViolationInThemes(page, `${where}, ${width} px`);
  }
}

/** Checks the page in its current state, with open dialogs and menus. */
export async function expectNoViolation(page: Page, where: string): Promise<void> {
  await page.waitForFunction(isInTheThemeAskedFor);
  await page.evaluate(transitionsHaveEnded);
  const violations = await findViolations(page);
  const said = violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.target).join(', ')}`);
  expect(said, where).toEqual([]);
  expect(await page.evaluate(leftUnfilled), `${where} shows a placeholder`).toEqual([]);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(sideways, `${where} scrolls sideways`).toBeLessThanOrEqual(0);
}

/** Texts and labels that show a message's placeholder, or one of a template literal, instead of its value. */
const leftUnfilled = (): string[] => {
  const labels = ['aria-label', 'title', 'placeholder', 'alt'].flatMap((name) =>
    Array.from(document.querySelectorAll(`[${name}]`), (one) => one.getAttribute(name) ?? ''),
  );
  return [...document.body.innerText.split('\n'), ...labels].filter((text) =>
    /\{[a-z]\w*\}|\$\{/i.test(text),
  );
};

/**
 * Runs axe, loading it once per document, since its half a megabyte takes longer than most checks.
 * For markup that was checked in the other theme at this width, only colors are checked.
 */
async function findViolations(page: Page): Promise<axe.Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await axeScript);
  return page.evaluate(async () => {
    const looked = window as unknown as { axe: typeof axe; seen?: string };
    const seen = `${innerWidth} ${document.body.outerHTML}`;
    const isKnown = seen === looked.seen;
    const options: axe.RunOptions = { resultTypes: ['violations'] };
    // Rules by name, since the tag for colors also includes AAA rules.
    if (isKnown)
      options.runOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };
    const { violations } = await looked.axe.run(document, options);
    looked.seen = violations.length === 0 ? seen : undefined;
    return violations;
  });
}

const axeScript = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Waits for the frame after the theme change; earlier, colors of both themes would be mixed. */
const isInTheThemeAskedFor = () => {
  const { classList } = document.documentElement;
  const asked = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const hasTheme = classList.contains('light') || classList.contains('dark');
  return !hasTheme || localStorage.getItem('theme') !== null || classList.contains(asked);
};

/**
 * Waits until transitions have ended, up to ten seconds. One may start the next, since inherited
 * colors follow their parent's.
 */
async function transitionsHaveEnded(): Promise<void> {
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
}
