import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../testing/memory-storage.ts';
import { rememberRoutes } from './known-paths.ts';
import {
  clearReturnTo,
  keepReturnTo,
  rememberedReturnTo,
  rememberReturnTo,
  returnTo,
} from './return-to.ts';

const routes = [
  { path: '/', children: [{ path: 'payment/credits/:pack' }, { path: 'resumes' }, { path: '*' }] },
];
const search = (text: string) => new URLSearchParams(text);
const day = 24 * 60 * 60_000;

beforeEach(() => {
  rememberRoutes(routes);
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('location', new URL('https://folio.test/signup'));
});
afterEach(() => vi.unstubAllGlobals());

describe('the wanted place', () => {
  it.each([
    ['plan=premium', '/payment/credits/premium'],
    ['plan=pro&next=/resumes', '/payment/credits/pro'],
    ['plan=gold&next=/resumes%3Fa=b', '/resumes?a=b'],
    ['plan=__proto__', undefined],
    ['plan=', undefined],
    ['next=//elsewhere.example/resumes', undefined],
    ['next=/no/page/at/all', undefined],
    ['', undefined],
  ])('of %s', (text, place) => {
    expect(returnTo(search(text))).toBe(place);
  });

  it('is none while there is no page to buy on', () => {
    rememberRoutes([{ path: '/' }, { path: '*' }]);
    expect(returnTo(search('plan=pro'))).toBeUndefined();
  });

  it('[return-to-1] waits for the mail, for a day and until it is reached', () => {
    rememberReturnTo(search('plan=pro'), 0);
    expect(rememberedReturnTo(day)).toBe('/payment/credits/pro');
    expect(rememberedReturnTo(day + 1)).toBeUndefined();
    clearReturnTo();
    expect(rememberedReturnTo(0)).toBeUndefined();
  });

  it('is that of the last sign-up', () => {
    rememberReturnTo(search('plan=pro'), 0);
    rememberReturnTo(search(''), 0);
    expect(rememberedReturnTo(0)).toBeUndefined();
  });

  it.each(['nonsense', '{"place":7}', '{"place":"//elsewhere.example","until":9e15}', 'null'])(
    'is none when the storage holds %s',
    (stored) => {
      localStorage.setItem('returnTo', stored);
      expect(rememberedReturnTo()).toBeUndefined();
    },
  );

  it('is kept between signing in and signing up, and nothing else is', () => {
    expect(keepReturnTo('/login', search('plan=pro&token=x&next=/resumes'))).toBe(
      '/login?plan=pro&next=%2Fresumes',
    );
    expect(keepReturnTo('/signup', search('token=x'))).toBe('/signup');
  });
});
