import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { FontBook } from '../fonts/font-book.ts';
import { startHarfBuzz } from '../fonts/harfbuzz.node.ts';

const weights = [
  { name: 'Regular', file: '400Regular', bold: false, italic: false },
  { name: 'Italic', file: '400Regular_Italic', bold: false, italic: true },
  { name: 'Bold', file: '700Bold', bold: true, italic: false },
  { name: 'BoldItalic', file: '700Bold_Italic', bold: true, italic: true },
];

/**
 * Opens a book of families from the `@expo-google-fonts` packages, such as 'Inter', with four faces
 * each.
 */
export async function openFontBook(families: string[]): Promise<FontBook> {
  const require = createRequire(import.meta.url);
  const book = new FontBook(await startHarfBuzz());
  const read = async (family: string, file: string) => {
    const folder = family.toLowerCase().replaceAll(' ', '-');
    const font = `${family.replaceAll(' ', '')}_${file}.ttf`;
    return await readFile(require.resolve(`@expo-google-fonts/${folder}/${file}/${font}`));
  };
  const sources = families.flatMap((family) =>
    weights.map(async ({ name, file, bold, italic }) => ({
      key: `${family}-${name}`,
      family,
      bold,
      italic,
      bytes: await read(family, file),
    })),
  );
  for (const source of await Promise.all(sources)) book.addFace(source);
  return book;
}
