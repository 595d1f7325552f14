import { describe, expect, it } from 'vitest';
import { cleanText } from './clean-text.ts';

describe('cleanText', () => {
  it('makes every kind of line end a line feed', () => {
    expect(cleanText('a\r\nb\rc\u2028d\u2029e\vf\fg\u0085h')).toBe('a\nb\nc\nd\ne\nf\ng\nh');
  });

  it('drops what no font shows and makes tabs spaces', () => {
    expect(cleanText('a\u0000b\u001bc\u00add\ufeffe\tf\u007fg\ufffeh\uffff')).toBe('abcde fgh');
  });

  it('leaves signs to the font, not to what a browser has in colour', () => {
    expect(cleanText('☎\ufe0f 👩\u200d🔬')).toBe('☎ 👩\u200d🔬');
  });

  it('replaces lone surrogates and keeps pairs', () => {
    expect(cleanText('x\ud800y\udc00z😀')).toBe('x\ufffdy\ufffdz😀');
  });
});
