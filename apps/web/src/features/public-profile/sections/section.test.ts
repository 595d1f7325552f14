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
});
