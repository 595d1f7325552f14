import type { BrowserContext, Page } from '@playwright/test';

/** User actions: pointer presses, key presses, and pastes. */
export type Acts = { clicks: number; keys: number; pastes: number };

/**
 * Counts trusted events (`isTrusted`) in every frame and document: a click or drag is one press, a
 * shortcut one key. Scripted input such as `fill` is not counted.
 */
export async function countActs(target: BrowserContext | Page): Promise<Acts> {
  const acts: Acts = { clicks: 0, keys: 0, pastes: 0 };
  await target.exposeBinding('countAct', (_, kind: keyof Acts) => {
    acts[kind] += 1;
  });
  await target.addInitScript(() => {
    const { countAct } = globalThis as unknown as { countAct: (kind: string) => void };
    // Below the window, where Playwright stops a press that another element would get, and repeats it.
    const listen = (event: string, kind: string, isCounted = (_: Event) => true) =>
      document.addEventListener(
        event,
        (seen) => {
          if (seen.isTrusted && isCounted(seen)) countAct(kind);
        },
        { capture: true },
      );
    listen('pointerdown', 'clicks');
    listen('paste', 'pastes');
    const held = new Set(['Control', 'Shift', 'Alt', 'Meta']);
    listen('keydown', 'keys', (seen) => !held.has((seen as KeyboardEvent).key));
  });
  return acts;
}

/** Actions since the last call. */
export function makeLap(acts: Acts): () => Acts & { ms: number } {
  let before = { ...acts };
  let since = performance.now();
  return () => {
    const now = { ...acts };
    const lap = {
      clicks: now.clicks - before.clicks,
      keys: now.keys - before.keys,
      pastes: now.pastes - before.pastes,
      ms: performance.now() - since,
    };
    before = now;
    since = performance.now();
    return lap;
  };
}
