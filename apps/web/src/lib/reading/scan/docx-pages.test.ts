import { strToU8, zipSync } from 'fflate';
import { expect, it, vi } from 'vitest';
import { docxPages } from './docx-pages.ts';

/** A Word file of pictures, each as long as its width. */
function wordOf(widths: readonly number[]): File {
  const names = widths.map((_, at) => `${at}.png`);
  const relation = (name: string) => `<Relationship Id="r${name}" Target="media/${name}"/>`;
  const bytes = zipSync({
    'word/document.xml': strToU8(names.map((name) => `<a:blip r:embed="r${name}"/>`).join('')),
    'word/_rels/document.xml.rels': strToU8(names.map(relation).join('')),
    ...Object.fromEntries(
      names.map((name, at) => [`word/media/${name}`, new Uint8Array(widths[at] ?? 0)]),
    ),
  });
  return new File([bytes.slice()], 'scan.docx');
}

it('looks at one picture at a time, and leaves logos out', async () => {
  let open = 0;
  let most = 0;
  vi.stubGlobal('createImageBitmap', async ({ size }: Blob) => {
    open += 1;
    most = Math.max(most, open);
    return { width: size, height: 1, close: () => (open -= 1) };
  });
  const pages = await docxPages(wordOf([900, 1_000, 30, 950]));
  expect(pages.map(({ size }) => size)).toEqual([900, 1_000, 950]);
  expect(most).toBe(1);
});
