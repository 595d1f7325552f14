import { containerKind } from '../file-kind.ts';
import { htmlPage } from '../layout/html-document.ts';
import type { Line } from '../layout/model.ts';
import { readDocx } from '../layout/read-docx.ts';
import { readPdfLines } from '../layout/read-pdf.ts';
import { decodeText } from '../layout/text-lines.ts';
import { wordLines } from '../layout/word-lines.ts';
import { isHtml, linesOfText } from '../read-resume.ts';

/** The lines of a file as the reader's upper layers get them; none of one that names its fields. */
export async function fileLines(bytes: Uint8Array): Promise<Line[]> {
  const kind = containerKind(bytes);
  if (kind === 'pdf') return (await readPdfLines(bytes, undefined)).lines;
  if (kind === 'docx') return (await readDocx(bytes)).lines;
  if (kind !== 'text') return [];
  const text = decodeText(bytes);
  return isHtml(text) ? wordLines(htmlPage(text).document) : linesOfText(text);
}
