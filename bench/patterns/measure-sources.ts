/** Measures every pattern in the folders given as arguments, and prints the results as JSON. */
import { measurePattern, type PatternCost } from './measure-pattern.ts';
import { loadBuiltPatterns, sourceFiles, writtenPatterns } from './source-patterns.ts';

export interface Measured {
  readonly patterns: number;
  readonly repeating: number;
  readonly superlinear: readonly (PatternCost & {
    readonly source: string;
    readonly files: string[];
  })[];
  /** `file:line` of each `RegExp(` that doesn't run while the modules are loaded. */
  readonly builtLate: readonly string[];
}

const files = sourceFiles(process.argv.slice(2));
// Excludes files whose import would start an app.
const libraries = new Set(files.filter((file) => !file.startsWith('apps/')));
const { built, sites } = await loadBuiltPatterns([...libraries]);
const written = files.map((file) => ({ file, ...writtenPatterns(file) }));
const all = [...written.flatMap(({ literals }) => literals), ...built];
const filesOf = Map.groupBy(all, ({ source, flags }) => `/${source}/${flags}`);
const costs = [...filesOf].map(([written, [first, ...others]]) => ({
  source: written,
  files: first ? [first.file, ...others.map(({ file }) => file)] : [],
  cost: first && measurePattern(first.source, first.flags),
}));
const measured: Measured = {
  patterns: costs.length,
  repeating: costs.filter(({ cost }) => cost !== undefined).length,
  superlinear: costs.flatMap(({ source, files, cost }) =>
    cost?.superlinear ? { ...cost, source, files } : [],
  ),
  builtLate: written.flatMap(({ file, builtAtLines }) =>
    libraries.has(file)
      ? builtAtLines.map((line) => `${file}:${line}`).filter((site) => !sites.has(site))
      : [],
  ),
};
process.stdout.write(JSON.stringify(measured));
