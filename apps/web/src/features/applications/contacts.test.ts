import { afterEach, expect, it, vi } from 'vitest';
import { blankContact } from './contacts.tsx';

afterEach(() => vi.unstubAllGlobals());

it('a contact can be added where the page isn’t served over TLS', () => {
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  // Browsers leave out `randomUUID` there.
  vi.stubGlobal('crypto', { getRandomValues });
  expect(blankContact().id).not.toBe(blankContact().id);
});
