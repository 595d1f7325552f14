import { expect, test } from 'vitest';
import { fnv1a } from './fnv.ts';

// Vectors of the authors: stored bullets, the reader's model and made resumes rest on them.
test.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('%j has the hash that every release gave it', (text, hash) => expect(fnv1a(text)).toBe(hash));
