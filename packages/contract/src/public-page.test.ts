import { describe, expect, it } from 'vitest';
import { isPageName } from './public-page.ts';

describe('the address of a public page', () => {
  it.each(['ada', 'Ada.Lovelace', 'a-d_a', 'user01890000-0000-7000-8000-000000000000'])(
    'may be %s',
    (name) => expect(isPageName(name)).toBe(true),
  );

  it.each([
    '',
    'ad',
    ' ada',
    'a b',
    'a'.repeat(31),
    'åda',
    'a/b',
    '..%2f',
    'userx'.repeat(8),
    'dashboard',
    'Pricing',
    'landing.html',
    'theme.js',
    'icon.SVG',
    'folio.png',
  ])('is never %j', (name) => expect(isPageName(name)).toBe(false));
});
