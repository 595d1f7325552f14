import type { ExportSource } from '../export-source/export-source.ts';
import { groupPassages } from '../export-source/group-passages.ts';
import { isRightToLeft } from '../export-source/right-to-left.ts';
import { passageMarkup, saidMarkup } from '../html/inline.ts';
import { element, joinMarkup, type Markup } from '../html/markup.ts';
import { joinList } from '../list-separator.ts';
import type { Outline, OutlineEntry, OutlineSection, Pair, Passage } from '../outline/outline.ts';

export const docBody = ({ outline }: ExportSource): Markup =>
  element(
    'body',
    {},
    element('div', { class: 'Section1' }, ...head(outline), ...outline.sections.map(sectionMarkup)),
  );

/** Word reads directions off each paragraph, and finds none by itself. */
const directed = (text: string) => ({ dir: isRightToLeft(text) ? 'rtl' : undefined });

function head({ name, title, contacts }: Outline): Markup[] {
  const joined = joinMarkup(contacts.map(saidMarkup), ' | ');
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
  if (section.kind === 'prose') return passagesMarkup(section.passages);
  if (section.kind === 'entries') return joinMarkup(section.entries.map(entryMarkup));
  return joinMarkup(section.pairs.map(pairMarkup));
}

function pairMarkup({ label, value }: Pair): Markup {
  const name = label && element('b', {}, value ? `${label.text}: ` : label.text);
  return element('p', directed((label ?? value)?.text ?? ''), name, value?.text);
}

/** One below the other: readers of this format differ in what they make of tab stops. */
function entryMarkup({ title, details, date, body }: OutlineEntry): Markup {
  const places = joinList(details.map((detail) => detail.text));
  const facts = [places, date?.text].filter(Boolean).join(' | ');
  return joinMarkup([
    title && element('h2', directed(title.text), saidMarkup(title)),
    facts ? element('p', { class: 'Detail', ...directed(facts) }, facts) : undefined,
    passagesMarkup(body),
  ]);
}

const passagesMarkup = (passages: Passage[]): Markup =>
  joinMarkup(
    groupPassages(passages).map((group) =>
      group.kind === 'paragraph'
        ? element('p', directed(group.passage.text), passageMarkup(group.passage))
        : element('ul', {}, ...group.items.map(itemMarkup)),
    ),
  );

const itemMarkup = (item: Passage): Markup =>
  element('li', directed(item.text), passageMarkup(item));
