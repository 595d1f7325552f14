import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const path = fileURLToPath(new URL('../../docs/conformance.md', import.meta.url));

/** Replaces a table in `docs/conformance.md`, between the markers with this name. */
export function writeReport(name: string, lines: readonly string[]): void {
  const text = readFileSync(path, 'utf8');
  const [begin, end] = [`<!-- begin ${name} -->\n`, `<!-- end ${name} -->`];
  const [start, stop] = [text.indexOf(begin), text.indexOf(end)];
  if (start < 0 || stop < start) throw new Error(`docs/conformance.md has no place for '${name}'`);
  writeFileSync(path, `${text.slice(0, start)}${begin}${lines.join('\n')}\n${text.slice(stop)}`);
}
