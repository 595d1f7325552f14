import type { ExportSource } from '../export-source/export-source.ts';
import { groupPassages } from '../export-source/group-passages.ts';
import { isRightToLeft } from '../export-source/right-to-left.ts';
import { listSeparator } from '../list-separator.ts';
import type {
  Outline,
  OutlineEntry,
  OutlineSection,
  Pair,
  Passage,
  Said,
} from '../outline/outline.ts';
import { dateMarkup } from './date-markup.ts';
import { passageMarkup, saidMarkup } from './inline.ts';
import { element, joinMarkup, type Markup } from './markup.ts';

/** Each text finds its own direction, and none reaches into its neighbour's. */
const auto = { dir: 'auto' };
/** What holds several texts follows the first of them, so that bullets and dates stand right. */
const directed = (...texts: (Said | undefined)[]) => {
  const first = texts.find((said) => said !== undefined);
  return { dir: first && isRightToLeft(first.text) ? 'rtl' : 'ltr' };
};

export const bodyMarkup = ({ outline }: ExportSource): Markup =>
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
  if (section.kind === 'entries') return joinMarkup(section.entries.map(entryMarkup));
  return element('ul', { class: 'pairs' }, ...section.pairs.map(pairMarkup));
}

function pairMarkup({ label, value }: Pair): Markup {
  const name = label && element('strong', {}, value ? `${label.text}: ` : label.text);
  return element('li', auto, name, value?.text);
}

function entryMarkup({ title, details, date, body }: OutlineEntry): Markup {
  const heading = title && element('h3', auto, saidMarkup(title));
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
  );
}

const passagesMarkup = (passages: Passage[]): Markup =>
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
