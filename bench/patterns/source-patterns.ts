import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync } from '@swc/core';

interface SourcePattern {
  /** Path from the root of the repository. */
  readonly file: string;
  readonly source: string;
  readonly flags: string;
}

/** Regular expression literals of a file, and the lines with `RegExp(`. */
interface WrittenPatterns {
  readonly literals: readonly SourcePattern[];
  readonly builtAtLines: readonly number[];
}

const untested = /\.test\.tsx?$|\.d\.ts$|\/(?:testing|fixtures)\//;

/** The source files of the folders without tests, as paths from the root of the repository. */
export const sourceFiles = (folders: readonly string[]): string[] =>
  folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`))
    .filter((file) => !untested.test(file))
    .sort();

export function writtenPatterns(file: string): WrittenPatterns {
  const text = readFileSync(file, 'utf8');
  const literals: SourcePattern[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) {
      for (const child of node) visit(child);
    } else if (node !== null && typeof node === 'object') {
      if ('type' in node && node.type === 'RegExpLiteral' && 'pattern' in node && 'flags' in node) {
        literals.push({ file, source: String(node.pattern), flags: String(node.flags) });
      }
      for (const child of Object.values(node)) visit(child);
    }
  };
  visit(parseSync(text, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2024' }));
  const builtAtLines = text
    .split('\n')
    .flatMap((line, index) => (/\bRegExp\(/.test(line) ? [index + 1] : []));
  return { literals, builtAtLines };
}

interface BuiltPatterns {
  readonly built: readonly SourcePattern[];
  /** `file:line` of each `RegExp(` that ran while the modules were loaded. */
  readonly sites: ReadonlySet<string>;
}

/**
 * Loads the files and records each pattern that they build with `RegExp`. Replaces the global
 * `RegExp` meanwhile, so it needs its own process.
 */
export async function loadBuiltPatterns(files: readonly string[]): Promise<BuiltPatterns> {
  const built: SourcePattern[] = [];
  const sites = new Set<string>();
  const byUrl = new Map(files.map((file) => [pathToFileURL(resolve(file)).href, file]));
  const original = globalThis.RegExp;
  const caller = original(String.raw`(file:\S+?):(\d+):\d+\)?$`);
  const note = (pattern: RegExp): void => {
    const [, url = '', line] = caller.exec(new Error().stack?.split('\n')[3] ?? '') ?? [];
    const file = byUrl.get(url);
    if (file === undefined) return;
    built.push({ file, source: pattern.source, flags: pattern.flags });
    sites.add(`${file}:${line}`);
  };
  globalThis.RegExp = new Proxy(original, {
    construct(target, [pattern, flags]) {
      const made = new target(pattern, flags);
      note(made);
      return made;
    },
  });
  // Node can't load TSX and bundler-only modules; their patterns are literals.
  for (const [url, file] of byUrl) if (!/x$|\.browser\./.test(file)) await import(url);
  globalThis.RegExp = original;
  return { built, sites };
}
