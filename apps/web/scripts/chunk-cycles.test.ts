import { describe, expect, it } from 'vitest';
import { findCycle } from './chunk-cycles.ts';

const cycleOf = (imports: Record<string, string[]>) => findCycle(new Map(Object.entries(imports)));

describe('files of a build', () => {
  it('that import each other are named in a circle', () => {
    const imports = {
      page: ['engine'],
      engine: ['letters', 'fonts'],
      letters: [],
      fonts: ['engine'],
    };
    expect(cycleOf(imports)).toEqual(['engine', 'fonts', 'engine']);
  });

  it('may share what they import', () => {
    expect(cycleOf({ page: ['a', 'b'], a: ['shared'], b: ['shared', 'a'], shared: [] })).toBe(
      undefined,
    );
  });
});
