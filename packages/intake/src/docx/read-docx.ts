import mammoth from 'mammoth';
import { IntakeError } from '../intake-error.ts';
import type { Line } from '../model.ts';
import { safeDocx } from './safe-docx.ts';
import type { WordNode } from './word-document.ts';
import { wordLines } from './word-lines.ts';

/** The lines of a Word file. Rejects with an `IntakeError`. */
export async function readDocxLines(bytes: Uint8Array): Promise<Line[]> {
  const document = await parseDocx(safeDocx(bytes));
  const lines = wordLines(document);
  if (lines.length === 0) throw new IntakeError('empty', 'docx');
  return lines;
}

/** Node takes a buffer, the browser an ArrayBuffer: each build ignores the other's. */
async function parseDocx(bytes: Uint8Array): Promise<WordNode> {
  const arrayBuffer = bytes.slice().buffer;
  const input = { arrayBuffer, buffer: bytes } as unknown as { arrayBuffer: ArrayBuffer };
  let document: WordNode | undefined;
  try {
    await mammoth.convertToHtml(input, {
      includeEmbeddedStyleMap: false,
      transformDocument: (parsed: WordNode) => {
        document = parsed;
        return { ...parsed, children: [] };
      },
    });
  } catch {
    throw new IntakeError('unreadable', 'docx');
  }
  if (!document) throw new IntakeError('unreadable', 'docx');
  return document;
}
