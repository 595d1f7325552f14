import type { InlineRun } from '@folio/typeset/blocks';
import { findAddresses } from '@folio/typeset/break/addresses';
import { isSafe } from '../addresses.ts';
import type { OutlineParagraph, SourcedText } from '../outline/outline.ts';
import { paragraphRuns } from '../templates/set-text.ts';

/**
 * Markup made by `element` and nothing else, so that a person's text can only get into it escaped.
 */
export type Markup = { readonly markup: string };
export type Child = Markup | string | undefined;

type Attributes = Record<string, string | undefined>;

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text for HTML, fit for content and for attributes in quotes. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');

const empty = new Set(['br', 'img', 'link', 'meta', 'wbr']);

/** An element; texts among its children and values of its attributes are escaped. */
export function element(name: string, attributes: Attributes, ...children: Child[]): Markup {
  const attributeTexts = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escapeMarkup(value)}"`],
  );
  const start = `<${name}${attributeTexts.join('')}>`;
  if (empty.has(name)) return { markup: start };
  return { markup: `${start}${joinMarkup(children).markup}</${name}>` };
}

/** Children one after another: texts are escaped, markup is taken as it is, undefined is left out. */
export const joinMarkup = (children: Child[], separator = ''): Markup => ({
  markup: children
    .filter((child) => child !== undefined)
    .map((child) => (typeof child === 'string' ? escapeMarkup(child) : child.markup))
    .join(separator),
});

/** A style sheet; must not contain text that a person wrote. */
export const styleElement = (css: string): Markup => ({ markup: `<style>\n${css}</style>` });

/** A data block, which no browser executes; escaped so that no tag can start in it. */
export const dataElement = (json: string): Markup => ({
  markup: `<script type="application/json">${json.replaceAll('<', '\\u003c')}</script>`,
});

/** A paragraph of an outline as its runs, with their styles and links. */
export const paragraphMarkup = (paragraph: OutlineParagraph): Markup =>
  joinMarkup(paragraphRuns(paragraph).map(runMarkup));

/** A text of an outline, as a link where it has an address. */
export const sourcedMarkup = ({ text, href }: SourcedText): Markup =>
  runMarkup({ text, ...(href && { href }) });

/** A run with its style: bold, italic, and a link where its address is safe. */
export function runMarkup({ text, bold, italic, href }: InlineRun): Markup {
  const words = joinMarkup(withLineBreaks(text));
  const leaning = italic ? element('em', {}, words) : words;
  const heavy = bold ? element('strong', {}, leaning) : leaning;
  return linkMarkup(href, heavy) ?? heavy;
}

/** Undefined for an address that is not to be followed. */
export const linkMarkup = (
  href: string | undefined,
  content: Markup,
  attributes: Attributes = {},
): Markup | undefined =>
  isSafe(href) ? element('a', { href, ...attributes }, content) : undefined;

/** A text as children, with a `<br>` for each line feed. */
export const withLineBreaks = (text: string): Child[] =>
  text.split('\n').flatMap((line, index) => (index === 0 ? [line] : [element('br', {}), line]));

/** Addresses in a text may end a line where the pages' do: at @, dots and slashes. */
export function withAddressBreaks(child: Child): Child[] {
  if (typeof child !== 'string') return [child];
  const places = findAddresses(child).flatMap(({ breakpoints }) => breakpoints);
  const parts = [...places, child.length].map((end, index) =>
    child.slice(places[index - 1] ?? 0, end),
  );
  return parts.flatMap((part, index) => (index === 0 ? [part] : [element('wbr', {}), part]));
}
