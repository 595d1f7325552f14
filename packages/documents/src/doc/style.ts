import type { TemplateLook } from '../export-source/template-look.ts';

/** Word's own names of pages and paragraphs, so that its style gallery shows them. */
export function docStyle(look: TemplateLook): string {
  const { paper, marginMm = 20, wordFamily, accentOnWhite, headIsCentred } = look;
  const size = (points: number) => `font-size: ${Math.round(points * look.fontScale * 10) / 10}pt`;
  const leading = (percent: number) => `line-height: ${Math.round(percent * look.leadingScale)}%`;
  const space = (...points: [number, number]) => margins(...points, look.spacingScale);
  return `
@page Section1 { size: ${paper.widthMm}mm ${paper.heightMm}mm; margin: ${marginMm}mm; mso-page-orientation: portrait; }
div.Section1 { page: Section1; }
body, p, li, h1, h2 { font-family: "${wordFamily}"; color: #1b1d21; }
p, li { ${size(10.5)}; ${leading(125)}; ${space(0, 3)} }
p.MsoTitle { ${size(24)}; font-weight: bold; ${leading(110)}; ${space(0, 0)} }
p.MsoSubtitle { ${size(12)}; color: ${accentOnWhite}; ${space(0, 2)} }
p.Contact { color: #525a66; }
h1 { ${size(13)}; color: ${accentOnWhite}; ${space(14, 5)} border-bottom: solid #d5d9e0 .75pt; page-break-after: avoid; }
h2 { ${size(10.5)}; ${leading(125)}; ${space(6, 0)} page-break-after: avoid; }
p.Detail { font-style: italic; color: #525a66; page-break-after: avoid; }
${headIsCentred ? 'p.MsoTitle, p.MsoSubtitle, p.Contact { text-align: center; }' : ''}
ul { margin-top: 2pt; margin-bottom: 3pt; }
a { color: ${accentOnWhite}; }
`;
}

/** One by one: not every reader takes the four of them in one. */
function margins(abovePt: number, belowPt: number, scale: number): string {
  const [above, below] = [abovePt, belowPt].map((points) => Math.round(points * scale * 10) / 10);
  return `margin-top: ${above}pt; margin-right: 0pt; margin-bottom: ${below}pt; margin-left: 0pt;`;
}
