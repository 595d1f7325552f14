import { expect, test } from 'vitest';
import { originOf } from './connection.ts';

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
