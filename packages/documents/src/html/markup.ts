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

export const joinMarkup = (children: Child[], separator = ''): Markup => ({
  markup: children
    .filter((child) => child !== undefined)
    .map((child) => (typeof child === 'string' ? escapeMarkup(child) : child.markup))
    .join(separator),
});

/** Style sheets of our own, which hold nothing that a person wrote. */
export const styleElement = (css: string): Markup => ({ markup: `<style>\n${css}</style>` });
