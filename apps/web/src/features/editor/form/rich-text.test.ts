import { parseInline } from '@folio/documents/inline-markup';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMarked, makeLink, type Selected, toggleMark } from './rich-text.ts';

/** '|' stands at both ends of the selection, or once where the caret is. */
function selected(marked: string): Selected {
  const text = marked.replaceAll('|', '');
  const start = marked.indexOf('|');
  return { text, start, end: marked.lastIndexOf('|') - (marked.lastIndexOf('|') > start ? 1 : 0) };
}
const shown = ({ text, start, end }: Selected) =>
  start === end
    ? `${text.slice(0, start)}|${text.slice(start)}`
    : `${text.slice(0, start)}|${text.slice(start, end)}|${text.slice(end)}`;

describe('[rich-text-1] a mark', () => {
  it.each([
    ['Led |ten| people', 'bold', 'Led **|ten|** people'],
    ['Led **|ten|** people', 'bold', 'Led |ten| people'],
    ['Led **ten pe|ople**', 'bold', 'Led |ten people|'],
    ['Led **ten |young| people**', 'bold', 'Led |ten young people|'],
    ['Led |**ten**| people', 'bold', 'Led |ten| people'],
    ['Led *|ten|* people', 'bold', 'Led ***|ten|*** people'],
    ['Led ***|ten|*** people', 'italic', 'Led **|ten|** people'],
    ['Led ***|ten|*** people', 'bold', 'Led *|ten|* people'],
    ['Led te|n people', 'italic', 'Led *|ten|* people'],
    ['Led | people', 'bold', 'Led **|** people'],
    ['Led| ten |people', 'bold', 'Led **|ten|** people'],
    ['|one\ntwo|', 'bold', '**|one**\n**two|**'],
    ['**|one**\n**two|**', 'bold', '|one\ntwo|'],
    ['|one\n\n**two**|', 'bold', '**|one**\n\n**two|**'],
  ] as const)('%j %s is %j', (before, mark, after) => {
    expect(shown(toggleMark(selected(before), mark))).toBe(after);
  });

  it('set and taken away leaves the text as it was, and documents read it', () => {
    const words = fc.stringMatching(/^[a-zäß]{1,8}(?: [a-z0-9]{1,5}){0,2}$/);
    fc.assert(
      fc.property(
        words,
        words,
        words,
        fc.constantFrom('bold' as const, 'italic' as const),
        (a, b, c, mark) => {
          const text = `${a} ${b} ${c}`;
          const before = { text, start: a.length + 1, end: a.length + 1 + b.length };
          const marked = toggleMark(before, mark);
          expect(isMarked(marked, mark)).toBe(true);
          expect(parseInline(marked.text)).toContainEqual({ text: b, [mark]: true });
          expect(toggleMark(marked, mark)).toEqual(before);
        },
      ),
    );
  });
});

describe('[rich-text-2] a link', () => {
  it.each([
    ['See |my site| now', 'See [my site](|https://|) now'],
    ['See my si|te now', 'See my [site](|https://|) now'],
    ['See |https://a.example| now', 'See [|https://a.example|](https://a.example) now'],
    ['See |', 'See [|text|](https://)'],
  ])('%j is %j', (before, after) => {
    expect(shown(makeLink(selected(before)))).toBe(after);
  });
});
