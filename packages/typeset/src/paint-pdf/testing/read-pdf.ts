import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A node of the structure tree, as pdf.js gives it. */
export type Tag = { role?: string; type?: string; id?: string; alt?: string; children?: Tag[] };

export type Annotation = {
  subtype: string;
  url?: string;
  unsafeUrl?: string;
  contentsObj?: { str: string };
};

export type ReadPdf = {
  /** The text of each page; a line feed where a line ends. */
  texts: string[];
  tags: Tag[];
  annotations: Annotation[][];
  info: Record<string, unknown>;
  xmp: string | undefined;
};

/** Reads a PDF with pdf.js, which shares no code with the painter. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: bytes.slice(), verbosity: 0 });
  const pdf = await task.promise;
  const read: ReadPdf = { texts: [], tags: [], annotations: [], info: {}, xmp: undefined };
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent({ disableNormalization: true });
    const strings = items.map((item) =>
      'str' in item ? item.str + (item.hasEOL ? '\n' : '') : '',
    );
    read.texts.push(strings.join(''));
    read.tags.push((await page.getStructTree()) as Tag);
    read.annotations.push(await page.getAnnotations());
  }
  const { info, metadata } = await pdf.getMetadata();
  read.info = info as Record<string, unknown>;
  read.xmp = metadata?.getRaw();
  await task.destroy();
  return read;
}

/** The tags as indentation-free text, such as 'Document(H1 P(Link))'. */
export function outlineOf(tag: Tag): string {
  const children = (tag.children ?? []).filter((child) => child.role).map(outlineOf);
  return children.length ? `${tag.role}(${children.join(' ')})` : (tag.role ?? '');
}
