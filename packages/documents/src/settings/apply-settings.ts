import type { DocumentSettings } from '@folio/contract/document-settings';
import type { TypesetDocument } from '@folio/typeset/blocks';
import { mapPage } from './page-map.ts';
import { recolor } from './recolor.ts';
import { type Restyling, restyleBlocks, restyleText } from './restyle.ts';

/** What of the settings is a matter of look; the outline sees to the others. */
export type LookSettings = Pick<
  DocumentSettings,
  'pageSize' | 'marginMm' | 'fontFamily' | 'fontScale' | 'leadingScale' | 'spacingScale' | 'accent'
>;

/**
 * A template's document in the look that its owner wants. `accents` are the template's colours that
 * follow the accent; inks and greys stay. Lines and the space between blocks grow with the letters.
 */
export function applySettings(
  document: TypesetDocument,
  settings: LookSettings,
  accents: readonly string[],
): TypesetDocument {
  const { fontFamily, fontScale, leadingScale, spacingScale, accent } = settings;
  const { page, ...map } = mapPage(document.page, settings);
  const colors = new Map(accent === null ? [] : accents.map((one) => [one, recolor(one, accent)]));
  const toColor = (color: string) => colors.get(color) ?? color;
  const how: Restyling = {
    ...map,
    toColor,
    family: fontFamily,
    sizeScale: fontScale,
    leadingScale: fontScale * leadingScale,
    spaceScale: fontScale * spacingScale,
    marginTopPt: { own: document.page.marginTopPt, wanted: page.marginTopPt },
  };
  const backgrounds = page.backgrounds.map((one) => ({ ...one, color: toColor(one.color) }));
  const { pageLabel, foot } = document;
  return {
    ...document,
    page: { ...page, backgrounds },
    blocks: restyleBlocks(document.blocks, how),
    ...(pageLabel && { pageLabel: { ...pageLabel, style: restyleText(pageLabel.style, how) } }),
    ...(foot && { foot: { ...foot, style: restyleText(foot.style, how) } }),
  };
}
