import { ghostColor, ghostLines } from '@folio/contract/thumbnails';
import { layoutResume } from '@folio/documents/layout-resume';
import type { ResumeForDocument } from '@folio/documents/resume-for-document';
import { typesetResume } from '@folio/documents/typeset-resume';
import type { DisplayPage } from '@folio/typeset/display-list';
import { paintSvg } from '@folio/typeset/paint-svg/paint-svg';
import { move } from 'piscina';
import { rasterise } from '../platform/pictures/rasterise.ts';
import { threadFonts } from '../platform/thread-fonts.ts';

export type ThumbnailTask = { resume: ResumeForDocument; widthPx: number };

/** The thread's task: renders the first page as a PNG, whose buffer is transferred. */
async function makeThumbnail({ resume, widthPx }: ThumbnailTask) {
  const fonts = await threadFonts;
  const { list } = layoutResume(resume, typesetResume(resume), fonts);
  const [page = { items: [], boxes: [] }] = list.pages;
  const svg = paintSvg(isUnwritten(page) ? withGhostLines(page) : page, list, fonts);
  return move(rasterise(svg, widthPx));
}

/**
 * Whether a page shows nothing of its owner's. Items without a structure element are the product's
 * own footer.
 */
const isUnwritten = ({ items }: DisplayPage): boolean =>
  items.every((item) => item.kind !== 'image' && (item.kind !== 'line' || item.nodes[0] === null));

/** White paper looks like a picture that failed to load. No other document has these lines. */
const withGhostLines = ({ items, boxes }: DisplayPage): DisplayPage => ({
  boxes,
  items: [
    ...items,
    ...ghostLines.map(([xPt, yPt, widthPt, heightPt]) => ({
      kind: 'rect' as const,
      xPt,
      yPt,
      widthPt,
      heightPt,
      color: ghostColor,
    })),
  ],
});

// biome-ignore lint/style/noDefaultExport: the threads call a module's default export
export default makeThumbnail;
