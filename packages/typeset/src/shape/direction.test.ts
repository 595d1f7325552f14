import { describe, expect, it } from 'vitest';
import { resolveDirection } from './direction.ts';
import { isMostlyRtl } from './mostly-rtl.ts';

describe('resolveDirection', () => {
  it('follows the first letter, or most letters in a document that runs right to left', () => {
    const text = 'Kubernetes הועברה לענן לפני שנתיים';
    expect(resolveDirection(text).rtl).toBe(false);
    expect(resolveDirection(text, true).rtl).toBe(true);
    expect(resolveDirection('קישור: https://example.org/portfolio', true).rtl).toBe(true);
    expect(resolveDirection('Read about שלום there', true).rtl).toBe(false);
  });

  it('leaves Latin text alone, whatever the document', () => {
    expect(resolveDirection('+972 3 555 0142', true)).toEqual({ rtl: false, levels: null });
  });
});

describe('isMostlyRtl', () => {
  it('counts letters, not figures or signs', () => {
    expect(isMostlyRtl('אב 123456 !!!')).toBe(true);
    expect(isMostlyRtl('אב abc')).toBe(false);
    expect(isMostlyRtl('')).toBe(false);
  });
});
