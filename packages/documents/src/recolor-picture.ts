import type { TemplateId } from '@folio/contract/template-ids';
import { recolor } from './settings/recolor.ts';
import { accents } from './templates/accents.ts';

/**
 * Recolors a page that `paintSvg` drew in a template's own colors, so that it needs no fonts or
 * layout: the result looks as if it were drawn with the accent, and is the same file unless two
 * neighbors get the same color. `accent` is '#rrggbb'.
 */
export function recolorPicture(svg: string, templateId: TemplateId, accent: string): string {
  const ownColors: readonly string[] = accents[templateId];
  const colors = new Map(ownColors.map((own) => [own, recolor(own, accent)]));
  return svg.replace(/(?<=fill=")#[0-9a-f]{6}(?=")/g, (color) => colors.get(color) ?? color);
}
