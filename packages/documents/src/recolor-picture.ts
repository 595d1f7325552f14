import type { TemplateId } from '@folio/contract/template-ids';
import { recolor } from './settings/recolor.ts';
import { accents } from './templates/accents.ts';

/**
 * A page that `paintSvg` drew in a template's own colors, as it would be drawn in the accent, without
 * the fonts that laying it out again takes: the same marks, and the same text of the file unless two
 * neighbors come to have one color. `accent` is '#rrggbb'.
 */
export function recolorPicture(svg: string, templateId: TemplateId, accent: string): string {
  const ownColors: readonly string[] = accents[templateId];
  const colors = new Map(ownColors.map((own) => [own, recolor(own, accent)]));
  return svg.replace(/(?<=fill=")#[0-9a-f]{6}(?=")/g, (color) => colors.get(color) ?? color);
}
