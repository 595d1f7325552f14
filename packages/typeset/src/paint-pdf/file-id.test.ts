import { describe, expect, it } from 'vitest';
import { fileId } from './file-id.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

describe('fileId', () => {
  it.each([
    ['', '00000000000000000000000000000000'],
    ['0123456789abcdef', 'fb7d440936aed30a48ad1d9b572b3bfd'],
    ['0123456789abcdef0', '1f8a385560920c06b5182f1c718c0b9c'],
    ['I will not buy this record, it is scratched.', 'a0a9683b25ac5e40d9af2895890dddf5'],
  ])('gives the same as another implementation (mmh3 of Python) for %j', (text, id) => {
    expect(fileId(bytesOf(text))).toBe(id);
  });
});
