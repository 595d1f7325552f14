import type { TemplateId } from '@folio/contract/template-ids';
import { recolor } from './settings/recolor.ts';
import { accents } from './templates/accents.ts';

/**
 * Recolors a page that `paintSvg` drew in a template's own colors, without fonts or layout. The
 * result is the same file as if it had been drawn with the accent, unless two adjacent shapes get
 * the same color. `accent` is '#rrggbb'.
 */
export function recolorPicture(svg: string, templateId: TemplateId, accent: string): string {
  const ownColors: readonly string[] = accents[templateId];
  const colors = new Map(ownColors.map((own) => [own, recolor(own, accent)]));
  return svg.replace(/(?<=fill=")#[0-9a-f]{6}(?=")/g, (color) => colors.get(color) ?? color);
}
