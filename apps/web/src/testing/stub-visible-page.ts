import { vi } from 'vitest';
import { memoryStorage } from './memory-storage.ts';

/** Simulates a visible page of a logged-in person, until `vi.unstubAllGlobals`. */
export function stubVisiblePage(): void {
  const page = new EventTarget();
  const listening = {
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
  };
  vi.stubGlobal('localStorage', memoryStorage({ token: 't' }));
  vi.stubGlobal('document', { ...listening, visibilityState: 'visible' });
  for (const [name, value] of Object.entries(listening)) vi.stubGlobal(name, value);
}
