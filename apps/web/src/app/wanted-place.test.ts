import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../testing/memory-storage.ts';
import { rememberRoutes } from './places.ts';
import {
  forgetWantedPlace,
  keepWanted,
  rememberedPlace,
  rememberWantedPlace,
  wantedPlace,
} from './wanted-place.ts';

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
    expect(wantedPlace(search(text))).toBe(place);
  });

  it('is none while there is no page to buy on', () => {
    rememberRoutes([{ path: '/' }, { path: '*' }]);
    expect(wantedPlace(search('plan=pro'))).toBeUndefined();
  });

  it('waits for the mail, for a day and until it is reached', () => {
    rememberWantedPlace(search('plan=pro'), 0);
    expect(rememberedPlace(day)).toBe('/payment/credits/pro');
    expect(rememberedPlace(day + 1)).toBeUndefined();
    forgetWantedPlace();
    expect(rememberedPlace(0)).toBeUndefined();
  });

  it('is that of the last sign-up', () => {
    rememberWantedPlace(search('plan=pro'), 0);
    rememberWantedPlace(search(''), 0);
    expect(rememberedPlace(0)).toBeUndefined();
  });

  it.each(['nonsense', '{"place":7}', '{"place":"//elsewhere.example","until":9e15}', 'null'])(
    'is none when the storage holds %s',
    (stored) => {
      localStorage.setItem('wantedPlace', stored);
      expect(rememberedPlace()).toBeUndefined();
    },
  );

  it('is kept between signing in and signing up, and nothing else is', () => {
    expect(keepWanted('/login', search('plan=pro&token=x&next=/resumes'))).toBe(
      '/login?plan=pro&next=%2Fresumes',
    );
    expect(keepWanted('/signup', search('token=x'))).toBe('/signup');
  });
});
