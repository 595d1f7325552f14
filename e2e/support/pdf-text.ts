import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text of a PDF in content order, as extractors read it. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const document = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const content = await (await document.getPage(number)).getTextContent();
    const text = content.items.map((item) =>
      'str' in item ? item.str + (item.hasEOL ? '\n' : '') : '',
    );
    pages.push(text.join(''));
  }
  await document.loadingTask.destroy();
  return pages.join('\n');
}

/** Asserts that the PDF's text has every word of the texts, in order. */
export function wordsMissing(text: string, expected: readonly string[]): string[] {
  const words = expected.flatMap((part) => part.split(/\s+/).filter(Boolean));
  const missing: string[] = [];
  let from = 0;
  for (const word of words) {
    const at = text.indexOf(word, from);
    if (at < 0) missing.push(word);
    else from = at + word.length;
  }
  return missing;
}
