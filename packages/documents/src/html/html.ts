import { parseDate } from '@folio/contract/date-text';
import type { ExportSource } from '../export-source/export-source.ts';
import { groupPassages, isRightToLeft } from '../export-source/plain-text.ts';
import { darkGround, type TemplateStyle } from '../export-source/template-style.ts';
import { listSeparator } from '../list-separator.ts';
import type {
  Citation,
  Outline,
  OutlineEntry,
  OutlineParagraph,
  OutlineSection,
  Pair,
  SourcedText,
} from '../outline/outline.ts';
import { citationRuns } from '../templates/set-citations.ts';
import {
  type Child,
  element,
  joinMarkup,
  type Markup,
  passageMarkup,
  runMarkup,
  saidMarkup,
  styleElement,
} from './markup.ts';

const dash = /((?:(?<!\s)\s+)?[–—]\s*|(?<!\s)\s+-\s+|(?<!\s)\s+to\s+)/;

/** 'Apr 2021 – Present': what machines can read of it is marked as a time. */
const dateMarkup = (text: string): Markup =>
  joinMarkup(text.split(dash).map((piece, index) => (index % 2 === 0 ? timeMarkup(piece) : piece)));

function timeMarkup(piece: string): Child {
  const { date } = parseDate(piece);
  return /^[1-9]\d{3}(-\d{2})?$/.test(date) ? element('time', { datetime: date }, piece) : piece;
}

/** Nothing in the file may run or ask for anything, whatever is opened or pasted into it. */
const policy = (pictures: string) =>
  `default-src 'none'; ${pictures}style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'`;
/** A photo is a part of the file. */
const ownPictures = 'img-src data:; ';

/** A resume as one HTML file that needs no other: structure for readers, styles for both schemes. */
export function resumeHtml(source: ExportSource): string {
  const { title, author, language, look, outline } = source;
  const hasPhoto = outline.photo?.source !== undefined;
  const root = { lang: language, dir: source.isRightToLeft ? 'rtl' : undefined };
  const meta = (name: string, content: string) => element('meta', { name, content });
  const head = element(
    'head',
    {},
    element('meta', { charset: 'utf-8' }),
    element('meta', {
      'http-equiv': 'Content-Security-Policy',
      content: policy(hasPhoto ? ownPictures : ''),
    }),
    meta('viewport', 'width=device-width, initial-scale=1'),
    element('title', {}, title),
    author ? meta('author', author) : undefined,
    meta('generator', 'Folio'),
    styleElement(htmlStyle(look) + (hasPhoto ? photoStyle : '')),
  );
  return `<!doctype html>\n${element('html', root, head, bodyMarkup(source)).markup}\n`;
}

/** Each text finds its own direction, and none reaches into its neighbour's. */
const auto = { dir: 'auto' };
/** What holds several texts follows the first of them, so that bullets and dates stand right. */
const directed = (...texts: (SourcedText | undefined)[]) => {
  const first = texts.find((text) => text !== undefined);
  return { dir: first && isRightToLeft(first.text) ? 'rtl' : 'ltr' };
};

const bodyMarkup = ({ outline }: ExportSource): Markup =>
  element(
    'body',
    {},
    element(
      'div',
      { class: 'sheet' },
      head(outline),
      element('main', {}, ...outline.sections.map(sectionMarkup)),
    ),
  );

function head({ name, title, contacts, photo }: Outline): Markup {
  const items = contacts.map((contact) => element('li', auto, saidMarkup(contact)));
  const address =
    items.length > 0 ? element('address', {}, element('ul', {}, ...items)) : undefined;
  return element(
    'header',
    {},
    photo?.source
      ? element('img', { class: `photo ${photo.shape}`, src: photo.source, alt: photo.alt })
      : undefined,
    name.text ? element('h1', auto, name.text) : undefined,
    title.text ? element('p', { class: 'role', ...auto }, title.text) : undefined,
    address,
  );
}

function sectionMarkup(section: OutlineSection, index: number): Markup {
  const id = `section-${index + 1}`;
  return element(
    'section',
    { 'aria-labelledby': id },
    element('h2', { id, ...auto }, section.title.text),
    sectionBody(section),
  );
}

function sectionBody(section: OutlineSection): Markup {
  if (section.kind === 'prose') return passagesMarkup(section.passages);
  if (section.kind === 'entries')
    return joinMarkup(section.entries.map((entry) => entryMarkup(entry)));
  if (section.kind === 'citations')
    return element('ol', { class: 'citations' }, ...section.citations.map(citationMarkup));
  return element('ul', { class: 'pairs' }, ...section.pairs.map(pairMarkup));
}

function pairMarkup({ label, value }: Pair): Markup {
  const name = label && element('strong', {}, value ? `${label.text}: ` : label.text);
  return element('li', auto, name, value?.text);
}

/** Runs of a citation are escaped as all are; a note stands on lines of its own. */
const citationMarkup = (citation: Citation): Markup =>
  element('li', auto, joinMarkup(citationRuns(citation).map(runMarkup)));

/** Roles at one employer are entries within its own, a rank below. */
function entryMarkup(
  { title, details, date, body, roles = [] }: OutlineEntry,
  rank: 'h3' | 'h4' = 'h3',
): Markup {
  const heading = title && element(rank, auto, saidMarkup(title));
  const when = date && element('p', { class: 'date', ...auto }, dateMarkup(date.text));
  const places = details.map((detail) => element('bdi', {}, saidMarkup(detail)));
  const separator = listSeparator(details.map((detail) => detail.text));
  return element(
    'div',
    { class: 'entry', ...directed(title, ...details, ...body) },
    heading || when ? element('div', { class: 'line' }, heading, when) : undefined,
    places.length > 0
      ? element('p', { class: 'detail' }, joinMarkup(places, separator))
      : undefined,
    passagesMarkup(body),
    ...roles.map((role) => entryMarkup(role, 'h4')),
  );
}

const passagesMarkup = (passages: OutlineParagraph[]): Markup =>
  joinMarkup(
    groupPassages(passages).map((group) =>
      group.kind === 'paragraph'
        ? element('p', auto, passageMarkup(group.passage))
        : element(
            'ul',
            directed(...group.items),
            ...group.items.map((item) => element('li', auto, passageMarkup(item))),
          ),
    ),
  );

/** The style sheet of the HTML file: light and dark on screens, A4 with 10 mm all round on paper, unless it is wanted otherwise. */
function htmlStyle(look: TemplateStyle): string {
  const leading = (factor: number) => Math.round(factor * look.leadingScale * 1000) / 1000;
  const space = (rem: number) => `${Math.round(rem * look.spacingScale * 1000) / 1000}rem`;
  return `
:root { font-size: ${Math.round(look.fontScale * 100)}%; color-scheme: light dark; --accent: ${look.accentOnWhite}; --ink: #1b1d21; --quiet: #525a66; --line: #d5d9e0; --paper: #ffffff; --ground: #eef0f3; }
@media screen and (prefers-color-scheme: dark) {
  :root { --accent: ${look.accentOnDark}; --ink: #e8eaee; --quiet: #a9b0bc; --line: #363b45; --paper: ${darkGround}; --ground: #0d0e11; }
}
* { box-sizing: border-box; margin: 0; padding: 0; }
body { background: var(--ground); color: var(--ink); font: 1rem/${leading(1.55)} ${look.cssFamilies}; overflow-wrap: anywhere; text-wrap: pretty; }
.sheet { max-width: 52rem; margin: 0 auto; padding: 3.25rem 3.5rem 4rem; background: var(--paper); min-height: 100vh; }
header { ${look.headIsCentred ? 'text-align: center; ' : ''}padding-bottom: 0.2rem; }
h1 { font-size: 2.25rem; line-height: 1.15; letter-spacing: -0.012em; text-wrap: balance; }
.role { margin-top: 0.3rem; font-size: 1.15rem; color: var(--accent); }
address { margin-top: 0.7rem; font-style: normal; font-size: 0.925rem; color: var(--quiet); }
address ul { display: flex; flex-wrap: wrap; ${look.headIsCentred ? 'justify-content: center; ' : ''}gap: 0.15rem 1.4rem; list-style: none; }
section { margin-top: ${space(1.6)}; }
h2 { margin-bottom: ${space(0.7)}; padding-bottom: 0.25rem; border-bottom: 1px solid var(--line); font-size: 1.15rem; line-height: 1.3; color: var(--accent); break-after: avoid; }
.entry + .entry { margin-top: ${space(1.1)}; }
.line { display: flex; align-items: baseline; justify-content: space-between; gap: 1.5rem; break-after: avoid; }
h3, h4 { font-size: 1rem; line-height: ${leading(1.45)}; }
.date { flex: none; max-width: 50%; font-size: 0.925rem; color: var(--quiet); font-variant-numeric: tabular-nums; }
.detail { color: var(--quiet); break-after: avoid; }
.entry > .detail + *, .entry > .line + p:not(.detail), .entry > .line + ul { margin-top: ${space(0.3)}; }
p + p, ul + p, p + ul { margin-top: ${space(0.4)}; }
ul { padding-inline-start: 1.15rem; }
li { padding-inline-start: 0.15rem; }
li + li { margin-top: ${space(0.2)}; }
li::marker { color: var(--quiet); }
.pairs, address ul { padding: 0; list-style: none; }
.pairs li, address li { padding: 0; margin: 0; }
.pairs li + li { margin-top: ${space(0.25)}; }
a { color: inherit; text-decoration-color: var(--line); text-underline-offset: 0.18em; }
a:hover { text-decoration-color: currentColor; }
section p a, section li a { color: var(--accent); }
@media (max-width: 40rem) {
  .sheet { padding: 2rem 1.25rem 3rem; }
  .line { flex-wrap: wrap; gap: 0 1rem; }
}
@media print {
  @page { size: ${look.paper.cssName} portrait; margin: ${look.marginMm ?? 10}mm; }
  :root { font-size: ${Math.round(look.fontScale * 100) / 10}pt; }
  body { background: none; line-height: ${leading(1.4)}; }
  .sheet { max-width: none; min-height: 0; padding: 0; }
  p, li { orphans: 2; widows: 2; }
  li, h2, h3 { break-inside: avoid; }
}
`;
}

/** The photo beside the head, at the end of its lines. */
const photoStyle = `
header { min-height: 28mm; }
.photo { float: inline-end; width: 28mm; height: 28mm; margin-inline-start: 1.25rem; object-fit: cover; }
.photo.rounded { border-radius: 8%; }
.photo.circle { border-radius: 50%; }
main { clear: both; }
@media (max-width: 40rem) { .photo { width: 22mm; height: 22mm; } header { min-height: 22mm; } }
`;
