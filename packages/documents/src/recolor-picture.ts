import type { TemplateId } from '@folio/contract/templates';
import { recolor } from './settings/restyle.ts';
import { accents as academic } from './templates/academic-style.ts';
import { accents as classic } from './templates/classic-style.ts';
import { accents as creative } from './templates/creative-style.ts';
import { accents as minimal } from './templates/minimal-style.ts';
import { accents as modern } from './templates/modern-style.ts';
import { accents as professional } from './templates/professional-style.ts';

const accentsOf: Record<TemplateId, readonly string[]> = {
  modern,
  classic,
  minimal,
  professional,
  creative,
  academic,
};

/**
 * A page that `paintSvg` drew in a template's own colours, as it would be drawn in the accent, without
 * the fonts that laying it out again takes: the same marks, and the same text of the file unless two
 * neighbours come to have one colour. `accent` is '#rrggbb'.
 */
export function recolorPicture(svg: string, templateId: TemplateId, accent: string): string {
  const colors = new Map(accentsOf[templateId].map((own) => [own, recolor(own, accent)]));
  return svg.replace(/(?<=fill=")#[0-9a-f]{6}(?=")/g, (color) => colors.get(color) ?? color);
}
