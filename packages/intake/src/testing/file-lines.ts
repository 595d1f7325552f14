import { containerKind } from '../file-kind.ts';
import { htmlPage } from '../layout/html-document.ts';
import type { Line } from '../layout/model.ts';
import { readDocx } from '../layout/read-docx.ts';
import { readPdfLines } from '../layout/read-pdf.ts';
import { decodeText } from '../layout/text-lines.ts';
import { wordLines } from '../layout/word-lines.ts';
import { isHtml, linesOfText } from '../read-resume.ts';

/** The lines of a file, and the title and author in its properties. */
type FileLines = { lines: Line[]; titles: string[] };

/**
 * Returns the lines of a file as the reader's upper layers get them; none for a file that holds its
 * fields as data.
 */
export async function fileLines(bytes: Uint8Array): Promise<FileLines> {
  const kind = containerKind(bytes);
  if (kind === 'pdf') return readPdfLines(bytes, undefined);
  if (kind === 'docx') return readDocx(bytes);
  if (kind !== 'text') return { lines: [], titles: [] };
  const text = decodeText(bytes);
  if (!isHtml(text)) return { lines: linesOfText(text), titles: [] };
  const { document, titles } = htmlPage(text);
  return { lines: wordLines(document), titles };
}
