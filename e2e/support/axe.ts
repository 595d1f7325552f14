import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

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

/** Opens the route and expects what every screen owes to everybody. */
export async function expectNothingWrong(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await expect(page.getByRole('heading').first()).toBeVisible();
  // Nothing is on its way any more.
  await expect(page.locator('.animate-breathe, .animate-spin')).toHaveCount(0);
  await expectNoViolation(page, route);
}

/** For the page as it is now, with whatever dialogs and menus are open. */
export async function expectNoViolation(page: Page, where: string): Promise<void> {
  await page.waitForFunction(isInTheThemeAskedFor);
  await page.evaluate(transitionsHaveEnded);
  // No page of ours holds one from elsewhere; without the way for those a look takes half as long.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  const said = violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.target).join(', ')}`);
  expect(said, where).toEqual([]);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(sideways, `${where} scrolls sideways`).toBeLessThanOrEqual(0);
}

/** The page follows a change of theme a frame later; colours read before that are of both themes. */
const isInTheThemeAskedFor = () => {
  const { classList } = document.documentElement;
  const asked = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const hasTheme = classList.contains('light') || classList.contains('dark');
  return !hasTheme || localStorage.getItem('theme') !== null || classList.contains(asked);
};

async function transitionsHaveEnded(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  await frame();
  const moving = document.getAnimations().filter((each) => each instanceof CSSTransition);
  // One that is called off is over, too.
  await Promise.allSettled(moving.map(({ finished }) => finished));
}
