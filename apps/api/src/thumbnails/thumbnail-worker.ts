import { layoutResume } from '@folio/documents/layout-resume';
import type { ResumeForDocument } from '@folio/documents/resume-for-document';
import { typesetResume } from '@folio/documents/typeset-resume';
import { paintSvg } from '@folio/typeset/paint-svg/paint-svg';
import { move } from 'piscina';
import { rasterise } from '../platform/pictures/rasterise.ts';
import { threadFonts } from '../platform/thread-fonts.ts';

export type ThumbnailTask = { resume: ResumeForDocument; widthPx: number };

/** The thread's task: renders the first page as a PNG, whose buffer is transferred. */
async function makeThumbnail({ resume, widthPx }: ThumbnailTask) {
  const fonts = await threadFonts;
  const { list } = layoutResume(resume, typesetResume(resume), fonts);
  const svg = paintSvg(list.pages[0] ?? { items: [], boxes: [] }, list, fonts);
  return move(rasterise(svg, widthPx));
}

// biome-ignore lint/style/noDefaultExport: the threads call a module's default export
export default makeThumbnail;
