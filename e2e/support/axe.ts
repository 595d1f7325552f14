import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

export const themes = ['light', 'dark'] as const;
export const widths = [1280, 320] as const;

/** Sets the theme and the width that a page is looked at with, and no motion. */
export async function look(
  page: Page,
  theme: (typeof themes)[number],
  width: number,
): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
}

/**
 * Opens the route and expects in both themes, at both widths, what every screen owes to everybody: for
 * a page that is one and the same at each width.
 */
export async function expectNothingWrongAtWidths(page: Page, route: string): Promise<void> {
  await open(page, route);
  await expectNoViolationAtWidths(page, route);
}

async function open(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await expect(page.getByRole('heading').first()).toBeVisible();
  // Nothing is on its way any more.
  await expect(page.locator('.animate-breathe, .animate-spin')).toHaveCount(0);
}

/** A page follows the theme while it is open: opening it again takes longer than to look at it. */
export async function expectNoViolationInThemes(page: Page, where: string): Promise<void> {
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await expectNoViolation(page, `${where}, ${theme}`);
  }
}

/** The themes of one width after each other: in the second one only colors are looked at. */
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

/** For the page as it is now, with whatever dialogs and menus are open. */
export async function expectNoViolation(page: Page, where: string): Promise<void> {
  await page.waitForFunction(isInTheThemeAskedFor);
  await page.evaluate(transitionsHaveEnded);
  const violations = await findViolations(page);
  const said = violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.target).join(', ')}`);
  expect(said, where).toEqual([]);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(sideways, `${where} scrolls sideways`).toBeLessThanOrEqual(0);
}

/**
 * Looks with axe, whose half a megabyte a document loads once: reading it costs more than most looks.
 * What was looked at in one theme already, at this width and with the same markup, is looked at in the
 * other for its colors alone, which is all that a theme changes.
 */
async function findViolations(page: Page): Promise<axe.Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await axeScript);
  return page.evaluate(async () => {
    const looked = window as unknown as { axe: typeof axe; seen?: string };
    const seen = `${innerWidth} ${document.body.outerHTML}`;
    const isKnown = seen === looked.seen;
    const options: axe.RunOptions = { resultTypes: ['violations'] };
    // By their names: the tag of colors also switches on what asks for more than AA.
    if (isKnown)
      options.runOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };
    const { violations } = await looked.axe.run(document, options);
    looked.seen = violations.length === 0 ? seen : undefined;
    return violations;
  });
}

const axeScript = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The page follows a change of theme a frame later; colours read before that are of both themes. */
const isInTheThemeAskedFor = () => {
  const { classList } = document.documentElement;
  const asked = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const hasTheme = classList.contains('light') || classList.contains('dark');
  return !hasTheme || localStorage.getItem('theme') !== null || classList.contains(asked);
};

/**
 * With the end of one the next may begin: what inherits a color follows when its parent has it. Looked
 * at frame by frame, also where the browser draws none for a while, and for ten seconds at the most:
 * a page that never rests is looked at as it is.
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
