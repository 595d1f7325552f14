import { describe, expect, it } from 'vitest';
import { joinParts, type Part } from './chunk-joins.ts';

type Given = { imports: Record<string, string[]>; bytes?: Record<string, number> };

/** The files that become of modules, each with the pages that import it. */
function filesOf(users: Record<string, string>, { imports, bytes = {} }: Given): string[] {
  const parts = new Map<string, { modules: string[]; users: Set<string> }>();
  for (const [module, pages] of Object.entries(users)) {
    const part = parts.get(pages) ?? { modules: [], users: new Set(pages.split(' ')) };
    parts.set(pages, part);
    part.modules.push(module);
  }
  const graph = {
    importsOf: (unit: string) => imports[unit] ?? [],
    bytesOf: (unit: string) => bytes[unit] ?? 10,
  };
  return joinParts([...parts.values()], { graph, requestBytes: 100 })
    .map(namesIn)
    .toSorted();
}

const namesIn = ({ modules }: Part): string => modules.toSorted().join(' ');

describe('modules that pages share', () => {
  const imports = { editor: ['small', 'large'], letters: ['small'], history: ['large', 'small'] };
  const users = { small: 'editor history letters', large: 'editor history' };

  it('are one file where a request costs more than what one page loads in vain', () => {
    expect(filesOf(users, { imports })).toEqual(['large small']);
  });

  it('stay apart where a page would load too much in vain', () => {
    expect(filesOf(users, { imports, bytes: { large: 201 } })).toEqual(['large', 'small']);
  });

  it('stay apart where a page would load what they import in vain', () => {
    expect(
      filesOf(users, { imports: { ...imports, large: ['engine'] }, bytes: { engine: 500 } }),
    ).toEqual(['large', 'small']);
  });

  it('stay apart where the file would import itself by way of another', () => {
    const ring = { ...imports, large: ['engine'], engine: ['small'] };
    expect(filesOf(users, { imports: ring, bytes: { engine: 0 } })).toEqual(['large', 'small']);
  });

  it('are split again if those of the same pages would import themselves by way of another', () => {
    const both = { first: 'editor history', second: 'editor history' };
    const ring = { editor: ['first'], history: ['first'], first: ['engine'], engine: ['second'] };
    expect(filesOf(both, { imports: ring })).toEqual(['first', 'second']);
  });
});
