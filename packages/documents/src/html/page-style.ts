import type { ColumnBackground } from '@folio/typeset/blocks';
import { cssColor, rem } from './css-values.ts';
import { fontFaceRules } from './font-css.ts';
import type { HtmlPage } from './html-page.ts';

/** 25.4 mm are an inch, which is 72 points. */
const inMm = (points: number): number => Math.round((points / 72) * 25.4 * 10) / 10;

/**
 * Returns the style sheet of a page. A screen at least as wide as the paper shows the paper's
 * layout in its exact measures; a narrower one stacks the columns. A document stays white in a dark
 * color scheme.
 */
export function pageStyle(page: HtmlPage): string {
  const { page: paper } = page.document;
  const margins = [
    paper.marginTopPt,
    paper.marginRightPt,
    paper.marginBottomPt,
    paper.marginLeftPt,
  ];
  const [top, right, bottom, left] = margins.map(rem);
  const widthEm = Math.ceil((paper.widthPt / 12) * 100) / 100;
  return `
${fontFaceRules(page.fonts)}:root { color-scheme: light; --edge: 1.25rem; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
*, ::before { box-sizing: border-box; margin: 0; padding: 0; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
body { background: #e9ebef; color: #1b1d21; overflow-wrap: anywhere; font-synthesis: none; }
:lang(ko) { word-break: keep-all; }
.sheet { display: flow-root; margin: 0 auto; background-color: #ffffff; }
h1, h2, h3, p, li { white-space: pre-wrap; text-wrap: pretty; }
h1, h2, h3, .held { break-after: avoid; }
li, .kept { break-inside: avoid; }
p, li { orphans: 2; widows: 2; }
address { font-style: normal; }
em { font-style: italic; }
time { white-space: nowrap; }
strong { font-weight: 600; }
.plain { list-style: none; }
.row { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; break-after: avoid; }
.row > :first-child { flex: 1 1 0; min-inline-size: 35%; }
table { border-spacing: 0; }
th, td { vertical-align: baseline; text-align: start; font-weight: inherit; }
th { overflow-wrap: break-word; }
img { display: block; object-fit: cover; }
a { color: inherit; text-decoration: none; }
a:hover, a:focus-visible { text-decoration: underline; }
${page.styles.rules('always')}
@media print, (min-width: ${widthEm}em) {
.sheet { inline-size: ${rem(paper.widthPt)}; padding-block: ${top} ${bottom}; padding-inline: ${left} ${right};${backgroundsOf(page)} }
.columns { display: grid; grid-template-rows: auto 1fr; align-items: start; }
.columns > * { min-inline-size: 0; }
${page.styles.rules('wide')}
}
@media screen and (min-width: ${widthEm}em) {
.sheet { min-block-size: ${rem(paper.heightPt)}; }
}
@media screen and (min-width: ${widthEm + 4}em) {
.sheet { margin-block: 2rem; box-shadow: 0 1px 4px #0003; }
}
@media screen and (max-width: ${widthEm - 0.01}em) {
:root { font-size: 112%; }
.sheet { padding: ${top} var(--edge) ${bottom}; }
.pictured { display: flex; flex-direction: column; }
.pictured > :has(> img) { order: -1; margin-block-end: 0.75rem; }
.mark:not(.strokes > *) { display: none; }
.parts > * + * { margin-block-start: 1.25rem; }
.strokes { display: grid; }
.strokes > * { grid-area: 1 / 1; max-inline-size: 100%; }
${page.styles.rules('narrow')}
}
@media print {
@page { size: ${inMm(paper.widthPt)}mm ${inMm(paper.heightPt)}mm; margin: 0; }
:root { font-size: 12pt; }
html { ${backgroundsOf(page)} }
body { background: none; }
.sheet { background: none; box-decoration-break: clone; -webkit-box-decoration-break: clone; }
}
`;
}

/**
 * Returns the sheet's backgrounds. Those of every page extend to the bottom of the sheet, which may
 * be longer than a page; those of columns cover one page, below which each column paints its own.
 */
function backgroundsOf({ document: { page: paper }, backgrounds, isRtl }: HtmlPage): string {
  const layer = ({ xPt, widthPt, color }: ColumnBackground, height: string) =>
    `linear-gradient(${cssColor(color)}, ${cssColor(color)}) ${isRtl ? 'right' : 'left'} ${rem(xPt)} top 0 / ${rem(widthPt)} ${height}`;
  const layers = [
    ...backgrounds.map((background) => layer(background, `${rem(paper.heightPt)} no-repeat`)),
    ...paper.backgrounds.map((background) => layer(background, '100% repeat-y')),
  ];
  return layers.length > 0 ? ` background: ${layers.join(', ')}, #ffffff;` : '';
}
