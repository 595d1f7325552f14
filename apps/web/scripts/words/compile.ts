import {
  type MessageFormatElement,
  type PluralElement,
  parse,
  type SelectElement,
  TYPE,
} from '@formatjs/icu-messageformat-parser';
import type { Compiled, Part } from '../../src/lib/words/words.ts';

/** Compiles an ICU message into the form that `t` reads; unchanged without choices and quotes. */
export function compile(source: string): string | Compiled {
  const parts = partsOf(read(source));
  const isPlain =
    !source.includes("''") && parts.every((part) => typeof part === 'string' || part.length === 1);
  return isPlain ? source : [source, ...parts];
}

/** The placeholders and tags of a message. */
export const namesIn = (source: string): ReadonlySet<string> => new Set(namesOf(read(source)));

const read = (source: string) => parse(source, { requiresOtherClause: true });

const namesOf = (elements: readonly MessageFormatElement[]): string[] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.tag) return [element.value, ...namesOf(element.children)];
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [element.value];
    return [
      element.value,
      ...Object.values(element.options).flatMap(({ value }) => namesOf(value)),
    ];
  });

const partsOf = (elements: readonly MessageFormatElement[]): Part[] =>
  joined(elements.flatMap(partOf));

function partOf(element: MessageFormatElement): Part[] {
  switch (element.type) {
    case TYPE.literal:
      if (/[{}<]/.test(element.value)) throw new Error('Give a brace or ‘<’ as a value');
      return [element.value];
    case TYPE.argument:
      return [[element.value]];
    case TYPE.pound:
      return [['#']];
    case TYPE.tag:
      return [`<${element.value}>`, ...partsOf(element.children), `</${element.value}>`];
    case TYPE.plural:
      if (element.offset) throw new Error('An offset has no use here');
      return [
        [element.value, element.pluralType === 'ordinal' ? 'ordinal' : 'cardinal', cases(element)],
      ];
    case TYPE.select:
      return [[element.value, 'select', cases(element)]];
    default:
      throw new Error('Format dates and numbers first, and give them as values');
  }
}

const cases = ({ options }: PluralElement | SelectElement) =>
  Object.fromEntries(Object.entries(options).map(([key, { value }]) => [key, partsOf(value)]));

/** Joins adjacent texts. */
function joined(parts: readonly Part[]): Part[] {
  const made: Part[] = [];
  for (const part of parts) {
    const last = made.at(-1);
    if (typeof part === 'string' && typeof last === 'string') made[made.length - 1] = last + part;
    else made.push(part);
  }
  return made;
}
