import { vi } from 'vitest';
import { memoryStorage } from './memory-storage.ts';

/** A page in view of somebody who is logged in, until `vi.unstubAllGlobals`. */
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
