import type { InlineRun } from '@folio/typeset/blocks';
import type { OutlineParagraph, SourcedText } from '../outline/outline.ts';
import { paragraphRuns } from '../templates/set-text.ts';

/**
 * Markup that was written by `element` and by nothing else: a text of a person's can only get into
 * it escaped.
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

const empty = new Set(['br', 'img', 'link', 'meta']);

/** An element; texts among its children and values of its attributes are escaped. */
export function element(name: string, attributes: Attributes, ...children: Child[]): Markup {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escapeMarkup(value)}"`],
  );
  const start = `<${name}${written.join('')}>`;
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

/** Style sheets of our own, which hold nothing that a person wrote. */
export const styleElement = (css: string): Markup => ({ markup: `<style>\n${css}</style>` });

/** Data for programs, which no browser runs; JSON in which no tag can begin. */
export const dataElement = (json: string): Markup => ({
  markup: `<script type="application/json">${json.replaceAll('<', '\\u003c')}</script>`,
});

export const paragraphMarkup = (passage: OutlineParagraph): Markup =>
  joinMarkup(paragraphRuns(passage).map(runMarkup));

/** A text of an outline, as a link where it has an address. */
export const sourcedMarkup = ({ text, href }: SourcedText): Markup =>
  runMarkup({ text, ...(href && { href }) });

/** A run in its look: bold, italic, and as a link where its address is safe to follow. */
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

/** Addresses are made by `addresses.ts`; nothing else becomes a link, whoever made it. */
const isSafe = (href: string | undefined): href is string =>
  /^(?:https?:\/\/|mailto:|tel:)/.test(href ?? '');

/** A text as children, with a `<br>` for each line feed. */
export const withLineBreaks = (text: string): Child[] =>
  text.split('\n').flatMap((line, index) => (index === 0 ? [line] : [element('br', {}), line]));
