import { expect, it } from 'vitest';
import { fileNameOf } from './download.ts';

it.each([
  ['attachment; filename="Ada_Lovelace_Resume.pdf"', 'Ada_Lovelace_Resume.pdf'],
  [
    'attachment; filename="Ana_s.pdf"; filename*=UTF-8\'\'Ana%C3%AFs_Resume.pdf',
    'Anaïs_Resume.pdf',
  ],
  ['attachment; filename=plain.pdf', 'plain.pdf'],
  ['attachment; filename="a \\"b\\".pdf"', 'a "b".pdf'],
  ['attachment; filename="safe.pdf"; filename*=UTF-8\'\'%E0%A4%A', 'safe.pdf'],
  ['attachment', undefined],
  [null, undefined],
])('reads the file name out of %s', (header, name) => {
  expect(fileNameOf(header)).toBe(name);
});
