import { expect, it, vi } from 'vitest';
import { scannedPages } from './docx-pages.ts';

it('looks at one picture at a time, and leaves logos out', async () => {
  let open = 0;
  let most = 0;
  vi.stubGlobal('createImageBitmap', async ({ size }: Blob) => {
    open += 1;
    most = Math.max(most, open);
    return { width: size, height: 1, close: () => (open -= 1) };
  });
  const pictures = [900, 1_000, 30, 950].map((bytes) => new Blob(['x'.repeat(bytes)]));
  expect((await scannedPages(pictures)).map(({ size }) => size)).toEqual([900, 1_000, 950]);
  expect(most).toBe(1);
});
