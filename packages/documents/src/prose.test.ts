import { describe, expect, it } from 'vitest';
import { splitProse, withoutTypedBullet } from './prose.ts';

describe('withoutTypedBullet', () => {
  it.each(['• Led', '▪\ufe0f Led', '•Led', '– Led', '— Led', '- Led', '* Led', '  ◦  Led '])(
    'strips %s',
    (line) => {
      expect(withoutTypedBullet(line)).toBe('Led');
    },
  );

  it.each(['-5% cost', '**Led** it', '*Led*', 'Led – and won'])('keeps %s', (line) => {
    expect(withoutTypedBullet(line)).toBe(line);
  });

  it.each(['•', '- ', ' '])('leaves nothing of %j', (line) => {
    expect(withoutTypedBullet(line)).toBe('');
  });
});

describe('splitProse', () => {
  it('parts paragraphs at blank lines and keeps single line feeds', () => {
    expect(splitProse('one\r\ntwo\n\n \nthree\n')).toEqual([
      { kind: 'paragraph', text: 'one\ntwo' },
      { kind: 'paragraph', text: 'three' },
    ]);
  });

  it('makes list items of lines with a typed bullet', () => {
    expect(splitProse('Did:\n- this\n- that\nand more')).toEqual([
      { kind: 'paragraph', text: 'Did:' },
      { kind: 'item', text: 'this' },
      { kind: 'item', text: 'that' },
      { kind: 'paragraph', text: 'and more' },
    ]);
  });

  it('[prose-most-parts] leaves what follows hundreds of them as lines of one paragraph', () => {
    const parts = splitProse('- a\n'.repeat(5_000));
    expect(parts).toHaveLength(301);
    expect(parts.slice(0, 300)).toEqual(Array(300).fill({ kind: 'item', text: 'a' }));
    expect(parts.at(-1)).toEqual({ kind: 'paragraph', text: `${'- a\n'.repeat(4_699)}- a` });
    expect(splitProse('a\n\n'.repeat(5_000))).toHaveLength(301);
    expect(splitProse('a\n'.repeat(5_000))).toHaveLength(1);
  });
});
