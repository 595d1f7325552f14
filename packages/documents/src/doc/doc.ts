import type { ExportSource } from '../export-source/export-source.ts';
import { groupParagraphs, isRightToLeft } from '../export-source/plain-text.ts';
import type { TemplateStyle } from '../export-source/template-style.ts';
import {
  dataElement,
  element,
  escapeMarkup,
  joinMarkup,
  type Markup,
  paragraphMarkup,
  runMarkup,
  sourcedMarkup,
  styleElement,
} from '../html/markup.ts';
import { listSeparator } from '../list-separator.ts';
import type {
  Citation,
  JoinedPair,
  Outline,
  OutlineEntry,
  OutlineParagraph,
  OutlineSection,
} from '../outline/outline.ts';
import { citationRuns } from '../templates/set-citations.ts';

/** Settings that make Word open the file as one of its own documents, in page view. */
const wordSettings: Markup = {
  markup:
    '<!--[if gte mso 9]><xml><w:WordDocument><w:View>Print</w:View><w:Zoom>100</w:Zoom>' +
    '<w:DoNotOptimizeForBrowser/></w:WordDocument></xml><![endif]-->',
};

const namespaces = {
  'xmlns:o': 'urn:schemas-microsoft-com:office:office',
  'xmlns:w': 'urn:schemas-microsoft-com:office:word',
  xmlns: 'http://www.w3.org/TR/REC-html40',
};

/**
 * A resume for Word 97 and later: HTML in the dialect that Word writes itself. It begins with a
 * byte order mark, by which old versions recognize UTF-8. `json` is its content for programs.
 */
export function resumeDoc(source: ExportSource, json?: string): string {
  const { title, author, language, style } = source;
  const meta = (name: string, content: string) => element('meta', { name, content });
  const head = [
    element('meta', { 'http-equiv': 'Content-Type', content: 'text/html; charset=utf-8' }),
    meta('ProgId', 'Word.Document'),
    meta('Generator', 'Folio'),
    author ? meta('Author', author) : undefined,
    element('title', {}, title),
    wordSettings,
    styleElement(docStyle(style)),
    json === undefined ? undefined : dataElement(json),
  ];
  const root = { ...namespaces, lang: language };
  const page = element('html', root, element('head', {}, ...head), docBody(source));
  return `\ufeff${page.markup}\n`;
}

const docBody = ({ outline }: ExportSource): Markup =>
  element(
    'body',
    {},
    element('div', { class: 'Section1' }, ...head(outline), ...outline.sections.map(sectionMarkup)),
  );

/** Word takes the direction from each paragraph's attribute and doesn't infer it from the text. */
const directed = (text: string) => ({ dir: isRightToLeft(text) ? 'rtl' : undefined });

function head({ name, title, contacts }: Outline): Markup[] {
  const joined = joinMarkup(contacts.map(sourcedMarkup), ' | ');
  return [
    ...(name.text ? [element('p', { class: 'MsoTitle', ...directed(name.text) }, name.text)] : []),
    ...(title.text
      ? [element('p', { class: 'MsoSubtitle', ...directed(title.text) }, title.text)]
      : []),
    ...(contacts.length > 0 ? [element('p', { class: 'Contact' }, joined)] : []),
  ];
}

const sectionMarkup = (section: OutlineSection): Markup =>
  joinMarkup([
    element('h1', directed(section.title.text), section.title.text),
    sectionBody(section),
  ]);

function sectionBody(section: OutlineSection): Markup {
  if (section.kind === 'prose') return paragraphsMarkup(section.paragraphs);
  if (section.kind === 'entries')
    return joinMarkup(section.entries.map((entry) => entryMarkup(entry)));
  if (section.kind === 'citations')
    return element('ol', {}, ...section.citations.map(citationMarkup));
  return joinMarkup(section.pairs.map(pairMarkup));
}

function pairMarkup({ label, value, colon }: JoinedPair): Markup {
  const name = label && element('b', {}, value ? `${label.text}${colon}` : label.text);
  return element('p', directed((label ?? value)?.text ?? ''), name, value?.text);
}

/** Each citation is on a line of its own, because readers of this format disagree on tab stops. */
const citationMarkup = (citation: Citation): Markup => {
  const runs = citationRuns(citation);
  const text = runs.map((run) => run.text).join('');
  return element('li', directed(text), joinMarkup(runs.map(runMarkup)));
};

function entryMarkup(
  { title, details, date, body, roles = [] }: OutlineEntry,
  rank: 'h2' | 'h3' = 'h2',
): Markup {
  const separator = listSeparator(details.map(({ text }) => text));
  const places = joinMarkup(details.map(sourcedMarkup), escapeMarkup(separator));
  const facts = [...(details.length > 0 ? [places] : []), date?.text];
  const first = (details[0] ?? date)?.text;
  return joinMarkup([
    title && element(rank, directed(title.text), sourcedMarkup(title)),
    first && element('p', { class: 'Detail', ...directed(first) }, joinMarkup(facts, ' | ')),
    paragraphsMarkup(body),
    ...roles.map((role) => entryMarkup(role, 'h3')),
  ]);
}

const paragraphsMarkup = (paragraphs: OutlineParagraph[]): Markup =>
  joinMarkup(
    groupParagraphs(paragraphs).map((group) =>
      group.kind === 'paragraph'
        ? element('p', directed(group.paragraph.text), paragraphMarkup(group.paragraph))
        : element('ul', {}, ...group.items.map(itemMarkup)),
    ),
  );

const itemMarkup = (item: OutlineParagraph): Markup =>
  element('li', directed(item.text), paragraphMarkup(item));

/** Uses Word's own names for pages and paragraphs, so that its style gallery shows them. */
function docStyle(style: TemplateStyle): string {
  const { paper, marginMm = 20, wordFamily, accentOnWhite, headIsCentred } = style;
  const size = (points: number) => `font-size: ${Math.round(points * style.fontScale * 10) / 10}pt`;
  const leading = (percent: number) => `line-height: ${Math.round(percent * style.leadingScale)}%`;
  const space = (...points: [number, number]) => margins(...points, style.spacingScale);
  return `
@page Section1 { size: ${paper.widthMm}mm ${paper.heightMm}mm; margin: ${marginMm}mm; mso-page-orientation: portrait; }
div.Section1 { page: Section1; }
body, p, li, h1, h2, h3 { font-family: "${wordFamily}"; color: #1b1d21; }
p, li { ${size(10.5)}; ${leading(125)}; ${space(0, 3)} }
p.MsoTitle { ${size(24)}; font-weight: bold; ${leading(110)}; ${space(0, 0)} }
p.MsoSubtitle { ${size(12)}; color: ${accentOnWhite}; ${space(0, 2)} }
p.Contact { color: #525a66; }
h1 { ${size(13)}; color: ${accentOnWhite}; ${space(14, 5)} border-bottom: solid #d5d9e0 .75pt; page-break-after: avoid; }
h2, h3 { ${size(10.5)}; ${leading(125)}; ${space(6, 0)} page-break-after: avoid; }
p.Detail { font-style: italic; color: #525a66; page-break-after: avoid; }
${headIsCentred ? 'p.MsoTitle, p.MsoSubtitle, p.Contact { text-align: center; }' : ''}
ul { margin-top: 2pt; margin-bottom: 3pt; }
a { color: ${accentOnWhite}; }
`;
}

/** Four separate properties, because some readers don't support the `margin` shorthand. */
function margins(abovePt: number, belowPt: number, scale: number): string {
  const [above, below] = [abovePt, belowPt].map((points) => Math.round(points * scale * 10) / 10);
  return `margin-top: ${above}pt; margin-right: 0pt; margin-bottom: ${below}pt; margin-left: 0pt;`;
}
