import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';

const restMs = 300;

export type Point = { x: number; y: number };

/**
 * A finger that is put down, dragged, and lifted, as events from the touch screen. With `rests` it
 * stops before it is lifted, so that there is no momentum; a quick movement continues, however
 * short it is.
 */
export async function drag(
  devtools: CDPSession,
  from: Point,
  to: Point,
  rests = false,
): Promise<void> {
  const steps = 12;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await send('touchStart', [from]);
  for (let step = 1; step <= steps; step += 1) {
    const part = step / steps;
    const point = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    await send('touchMove', [point]);
    if (rests) await sleep(restMs / steps);
  }
  if (rests) await sleep(restMs);
  await send('touchEnd', []);
}
