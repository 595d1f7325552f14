import { createElement, Fragment, type ReactNode } from 'react';
import { type Compiled, fill, messageFor } from './words.ts';

/**
 * The value of a placeholder, or a function that wraps the text between `<name>` and `</name>` in
 * an element.
 */
type Wrapper = (text: ReactNode) => ReactNode;
type Props = {
  message: string | Compiled;
  values: Readonly<Record<string, ReactNode | Wrapper>>;
  context?: string;
};

/**
 * A sentence with elements in it, as one message.
 *
 * @example <Trans message="Read <link>our terms</link>." values={{ link: (text) => <a>{text}</a> }} />
 */
export function Trans({ message, values, context }: Props) {
  const open: Open[] = [{ name: '', children: [] }];
  for (const piece of fill(messageFor(message, context), inBoxes(values)))
    if (typeof piece === 'string') readTags(piece, open, values);
    else open.at(-1)?.children.push(piece.value);
  return together(open[0]?.children ?? []);
}

/** An element that is not closed yet; the first is the sentence. */
type Open = { name: string; children: ReactNode[] };
type Wrappers = Props['values'];

/** Boxes the values, so that nothing in a person's text is parsed as a tag. */
const inBoxes = (values: Wrappers) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      { value: typeof value === 'function' ? value(null) : value },
    ]),
  );

function readTags(text: string, open: Open[], values: Wrappers): void {
  text.split(/<(\/?\w+)>/).forEach((piece, index) => {
    if (index % 2 === 0) open.at(-1)?.children.push(piece);
    else if (!piece.startsWith('/')) open.push({ name: piece, children: [] });
    else if (open.length > 1) {
      const { name, children } = open.pop() as Open;
      const wrap = values[name];
      const inside = together(children);
      open.at(-1)?.children.push(typeof wrap === 'function' ? wrap(inside) : inside);
    }
  });
}

/** Passed as separate children, which need no keys. */
const together = (nodes: readonly ReactNode[]) => createElement(Fragment, null, ...nodes);
