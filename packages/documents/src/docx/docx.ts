import type { ExportSource } from '../export-source/export-source.ts';
import { limitRuns } from './limit-runs.ts';
import { resumeParagraphs } from './paragraphs.ts';
import { wordDocument } from './word-document.ts';

/**
 * A resume as a Word document (OOXML): headings, lists and links as Word knows them, so that its
 * navigator and screen readers find their way. The same source gives the same bytes.
 */
export const resumeDocx = (source: ExportSource): Promise<Uint8Array> =>
  wordDocument(source, (textWidth) =>
    resumeParagraphs({ ...source, outline: limitRuns(source.outline) }, textWidth),
  );
