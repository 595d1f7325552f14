import { expect, type Page } from '@playwright/test';
import { meanDifference } from './compare-pictures.ts';
import type { Picture, Place } from './pictures.ts';

/** The pages of the preview, each as it is on the screen. */
export async function photographPages(page: Page): Promise<Buffer[]> {
  await expect(page.getByRole('region', { name: /^Page 1 of/ })).toBeVisible();
  const shots = [];
  for (const sheet of await page.locator('[data-page]').all()) shots.push(await sheet.screenshot());
  return shots;
}

/** Pages lie between pixels, screenshots begin at whole ones: of the places, the one that fits. */
export async function paintAlike(shown: Picture, paint: (place: Place) => Promise<Picture>) {
  // The screen's own pixels, of which there are two in each, are where the browser paints a page.
  const steps = [0, 0.5, 1];
  const tried = new Map<string, Picture>();
  const paintOnce = async (place: Place) => {
    const key = `${place.leftPx} ${place.topPx}`;
    const picture = tried.get(key) ?? (await paint(place));
    tried.set(key, picture);
    return { place, picture, difference: meanDifference(shown, picture) };
  };
  const best = async (places: Place[]) => {
    const painted = [];
    for (const place of places) painted.push(await paintOnce(place));
    return painted.reduce((one, other) => (other.difference < one.difference ? other : one));
  };
  const { place } = await best(steps.map((leftPx) => ({ leftPx, topPx: 0 })));
  return (await best(steps.map((topPx) => ({ ...place, topPx })))).picture;
}
