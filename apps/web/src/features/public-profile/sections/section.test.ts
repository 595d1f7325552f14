import { describe, expect, it } from 'vitest';
import { proseBlocks } from './section.tsx';

describe('what somebody wrote', () => {
  it('is paragraphs, whose lines stay', () => {
    expect(proseBlocks(' One\ntwo\r\n\r\nThree ')).toEqual([
      { kind: 'paragraph', text: 'One\ntwo' },
      { kind: 'paragraph', text: 'Three' },
    ]);
    expect(proseBlocks(' \n ')).toEqual([]);
  });

  it('is a list where lines begin with a mark', () => {
    expect(proseBlocks('Led:\n- a\n• b\n\n* c\nd\n-e\n-')).toEqual([
      { kind: 'paragraph', text: 'Led:' },
      { kind: 'list', items: ['a', 'b'] },
      { kind: 'list', items: ['c'] },
      { kind: 'paragraph', text: 'd\n-e\n-' },
    ]);
  });

  it('[section-most-parts] has a hundred elements at most, behind which its lines stay as they are', () => {
    const items = Array.from({ length: 100 }, (_, index) => `- ${index}`);
    const blocks = proseBlocks([...items, '- more', '', 'and more'].join('\n'));
    expect(blocks).toHaveLength(2);
    expect(blocks[0]).toMatchObject({ kind: 'list', items: { length: 100 } });
    expect(blocks[1]).toEqual({ kind: 'paragraph', text: '- more\n\nand more' });
    expect(proseBlocks('a\n\n'.repeat(5_000))).toHaveLength(101);
    const paragraphs = 'a\nb\n\n'.repeat(100).trim();
    expect(proseBlocks(paragraphs)).toEqual(Array(100).fill({ kind: 'paragraph', text: 'a\nb' }));
  });
});
