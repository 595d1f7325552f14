import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { layoutResume } from '@folio/documents/layout-resume';
import type { ResumeForDocument } from '@folio/documents/resume-for-document';
import { typesetResume } from '@folio/documents/typeset-resume';
import { paintSvg } from '@folio/typeset/paint-svg/paint-svg';
import { threadFonts } from '../platform/thread-fonts.ts';

export type PaperTask = { resume: ResumeForDocument; encoding: 'br' | 'gzip' | undefined };

/** A worker task: renders the first page as an SVG, compressed for the response. */
async function drawPaper({ resume, encoding }: PaperTask): Promise<Uint8Array> {
  const fonts = await threadFonts;
  const { list } = layoutResume(resume, typesetResume(resume), fonts);
  const svg = Buffer.from(paintSvg(list.pages[0] ?? { items: [], boxes: [] }, list, fonts));
  if (encoding === 'gzip') return gzipSync(svg);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return encoding === 'br' ? brotliCompressSync(svg, { params }) : svg;
}

// biome-ignore lint/style/noDefaultExport: the threads call a module's default export
export default drawPaper;
