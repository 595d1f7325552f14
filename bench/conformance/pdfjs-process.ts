/**
 * Reads PDFs with one version of pdf.js: `node pdfjs-process.ts <package>`, their paths as JSON on
 * stdin, their texts as JSON on stdout. A process of its own, since two versions in one process
 * share a worker by a global name.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { text } from 'node:stream/consumers';

type Item = { str?: string; hasEOL?: boolean };
type Page = { getTextContent(): Promise<{ items: Item[] }> };
type Pdf = { numPages: number; getPage(number: number): Promise<Page> };
type Library = { getDocument(source: object): { promise: Promise<Pdf>; destroy(): Promise<void> } };

const require = createRequire(import.meta.url);
// Version 3 prints warnings about rendering to stdout.
console.log = console.error;

async function load(name: string): Promise<Library> {
  // Version 3 is a CommonJS module; later ones are ES modules only.
  const file = name === 'pdfjs-3' ? 'pdf.js' : 'pdf.mjs';
  const loaded = await import(require.resolve(`${name}/legacy/build/${file}`));
  return loaded.getDocument ? loaded : loaded.default;
}

async function read(library: Library, path: string): Promise<string> {
  const data = new Uint8Array(readFileSync(path));
  const task = library.getDocument({ data, verbosity: 0, useSystemFonts: false });
  const pdf = await task.promise;
  let read = '';
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    for (const { str = '', hasEOL } of items) read += str + (hasEOL ? '\n' : '');
    read += '\n';
  }
  await task.destroy();
  return read;
}

const library = await load(process.argv[2] ?? 'pdfjs-dist');
const texts: string[] = [];
for (const path of JSON.parse(await text(process.stdin)) as string[])
  texts.push(await read(library, path));
process.stdout.write(JSON.stringify(texts));
