import { describe, expect, it } from 'vitest';
import { roomFor } from './field-room.ts';

const neededEm = (definition: Parameters<typeof roomFor>[0], text: string): number =>
  Number(/calc\(([\d.]+)em/.exec(String(roomFor(definition, text).flexBasis))?.[1]);

describe('the room of a field', () => {
  it('grows with its text', () => {
    const of = (text: string) => neededEm({ kind: 'text' }, text);
    expect(of('Massachusetts Institute of Technology')).toBeGreaterThan(2 * of('Vale Logistics'));
  });

  it('is what addresses and periods usually need, before there is one', () => {
    expect(neededEm({ kind: 'email' }, '')).toBeGreaterThan(neededEm({ kind: 'text' }, ''));
    expect(neededEm({ kind: 'period' }, '')).toBe(
      neededEm({ kind: 'period' }, 'Mar 2023 – Present'),
    );
  });

  it('holds the longest option of a list, by its label', () => {
    const chosen = { kind: 'select', options: ['B2'], optionLabels: { B2: 'upper intermediate' } };
    expect(neededEm({ ...chosen, kind: 'select' }, 'B2')).toBe(
      neededEm({ kind: 'select' }, 'upper intermediate'),
    );
  });

  it('is the whole row where its definition says so', () => {
    expect(roomFor({ kind: 'text', isWide: true }, '').flexBasis).toBe('100%');
  });
});
