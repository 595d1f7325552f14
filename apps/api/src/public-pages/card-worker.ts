import { cardSize, layoutProfileCard, type ProfileCard } from '@folio/documents/profile-card';
import { paintSvg } from '@folio/typeset/paint-svg/paint-svg';
import { move } from 'piscina';
import { rasterise } from '../platform/pictures/rasterise.ts';
import { threadFonts } from '../platform/thread-fonts.ts';

/** A worker task: draws a card as a PNG, whose bytes are transferred. */
async function makeCard(card: ProfileCard) {
  const fonts = await threadFonts;
  const list = layoutProfileCard(card, fonts);
  const svg = paintSvg(list.pages[0] ?? { items: [], boxes: [] }, list, fonts);
  return move(rasterise(svg, cardSize.widthPt));
}

// biome-ignore lint/style/noDefaultExport: the threads call a module's default export
export default makeCard;
