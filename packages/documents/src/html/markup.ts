import type { InlineRun } from '@folio/typeset/blocks';
import { findAddresses } from '@folio/typeset/break/addresses';
import { isSafe } from '../addresses.ts';
import type { OutlineParagraph, SourcedText } from '../outline/outline.ts';
import { paragraphRuns } from '../templates/set-text.ts';

/** Markup that only `element` creates, so that a person's text is always escaped. */
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

/** Returns an element; texts among its children and the values of its attributes are escaped. */
export function element(name: string, attributes: Attributes, ...children: Child[]): Markup {
  const attributeTexts = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escapeMarkup(value)}"`],
  );
  const start = `<${name}${attributeTexts.join('')}>`;
  if (empty.has(name)) return { markup: start };
  return { markup: `${start}${joinMarkup(children).markup}</${name}>` };
}

/** Joins children: escapes texts, keeps markup as it is and leaves out undefined. */
export const joinMarkup = (children: Child[], separator = ''): Markup => ({
  markup: children
    .filter((child) => child !== undefined)
    .map((child) => (typeof child === 'string' ? escapeMarkup(child) : child.markup))
    .join(separator),
});

/** Returns a style sheet, which must not contain a person's text. */
export const styleElement = (css: string): Markup => ({ markup: `<style>\n${css}</style>` });

/** Returns a data block, which browsers don't execute, escaped so that no tag can start in it. */
export const dataElement = (json: string): Markup => ({
  markup: `<script type="application/json">${json.replaceAll('<', '\\u003c')}</script>`,
});

/** Returns a paragraph of an outline with the styles and links of its runs. */
export const paragraphMarkup = (paragraph: OutlineParagraph): Markup =>
  joinMarkup(paragraphRuns(paragraph).map(runMarkup));

/** Returns a text of an outline, as a link if it has an address. */
export const sourcedMarkup = ({ text, href }: SourcedText): Markup =>
  runMarkup({ text, ...(href && { href }) });

/** Returns a run with its style: bold, italic, and a link if its address is safe. */
export function runMarkup({ text, bold, italic, href }: InlineRun): Markup {
  const words = joinMarkup(withLineBreaks(text));
  const leaning = italic ? element('em', {}, words) : words;
  const heavy = bold ? element('strong', {}, leaning) : leaning;
  return linkMarkup(href, heavy) ?? heavy;
}

/** Returns undefined for an address that must not become a link. */
export const linkMarkup = (
  href: string | undefined,
  content: Markup,
  attributes: Attributes = {},
): Markup | undefined =>
  isSafe(href) ? element('a', { href, ...attributes }, content) : undefined;

/** A text as children, with a `<br>` for each line feed. */
export const withLineBreaks = (text: string): Child[] =>
  text.split('\n').flatMap((line, index) => (index === 0 ? [line] : [element('br', {}), line]));

/** Adds break opportunities to addresses where the PDF has them: at '@', dots and slashes. */
export function withAddressBreaks(child: Child): Child[] {
  if (typeof child !== 'string') return [child];
  const places = findAddresses(child).flatMap(({ breakpoints }) => breakpoints);
  const parts = [...places, child.length].map((end, index) =>
    child.slice(places[index - 1] ?? 0, end),
  );
  return parts.flatMap((part, index) => (index === 0 ? [part] : [element('wbr', {}), part]));
}
