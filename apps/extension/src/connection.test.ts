import { afterEach, expect, test, vi } from 'vitest';
import { keepConnection, originOf } from './connection.ts';

test.each([
  ['https://folio.example.com/dashboard', 'https://folio.example.com'],
  [' folio.example.com ', 'https://folio.example.com'],
  ['http://localhost:3000', 'http://localhost:3000'],
  ['http://127.0.0.1:3000/', 'http://127.0.0.1:3000'],
  // A key would be sent in clear.
  ['http://folio.example.com', undefined],
  ['javascript:alert(1)', undefined],
  ['', undefined],
  ['not an address', undefined],
])('the address %j is %j', (typed, origin) => {
  expect(originOf(typed)).toBe(origin);
});

const connection = { address: 'https://folio.example.com:8443', key: 'folio_x' };
afterEach(() => vi.unstubAllGlobals());

/** A browser in whose place nothing but the order of its calls is looked at. */
function browserThat(request: () => Promise<boolean>) {
  const calls: unknown[] = [];
  const set = async (values: object) => void calls.push(values);
  const permissions = {
    request: (which: object) => {
      calls.push(which);
      return request();
    },
  };
  vi.stubGlobal('browser', { storage: { local: { set } }, permissions });
  return calls;
}

test('the browser is asked while the click is handled, and keeps the connection whatever it says', async () => {
  const calls = browserThat(async () => true);
  const kept = keepConnection(connection);
  // Before anything was waited for.
  expect(calls[0]).toEqual({ origins: ['https://folio.example.com/*'] });
  expect(await kept).toBe(true);
  expect(calls[1]).toEqual(connection);
});

test.each([
  ['refuses', async () => false],
  [
    'hears no question',
    () => Promise.reject(new Error('may only be called from a user input handler')),
  ],
])('a browser that %s reaches nothing, and the connection is kept', async (_, request) => {
  const calls = browserThat(request);
  expect(await keepConnection(connection)).toBe(false);
  expect(calls).toContainEqual(connection);
});

test('without a key nothing is asked', async () => {
  const calls = browserThat(async () => false);
  expect(await keepConnection({ ...connection, key: '' })).toBe(true);
  expect(calls).toEqual([{ ...connection, key: '' }]);
});
