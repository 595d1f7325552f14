import { arch, availableParallelism, cpus, loadavg, platform } from 'node:os';
import { type EngineName, engineLabels, engineNames } from '../engines/engine.ts';
import type { Row } from './rows.ts';

const others = engineNames.filter((name) => name !== 'folio');
const heads = ['', engineLabels.folio, 'bar', '', ...others.map((name) => engineLabels[name])];

export function describeMachine(): string {
  const model = cpus()[0]?.model.trim() ?? 'unknown';
  const [load = 0] = loadavg();
  return [
    `${availableParallelism()} cores (${model}), ${platform()} ${arch()}, Node ${process.versions.node}`,
    `load at the end ${load.toFixed(1)}`,
  ].join('; ');
}

const cellsOf = (row: Row): string[] => [
  row.what,
  number(row.values.folio, row.digits),
  row.bar ? `${row.bar.atMost ? '≤' : '≥'} ${row.bar.value}` : '',
  verdict(row),
  ...others.map((name) => compared(row, name)),
];

const number = (value: number | undefined, digits: number) =>
  value === undefined ? '–' : value.toFixed(digits);

function verdict({ bar, values }: Row): string {
  if (!bar || values.folio === undefined) return '';
  const reached = bar.atMost ? values.folio <= bar.value : values.folio >= bar.value;
  return reached ? 'reached' : 'missed';
}

/** '52.1 (×12.3, bar ×10)': the other engine's measurement, and how many times better ours is. */
function compared({ values, digits, ratios, bar }: Row, name: EngineName): string {
  const { [name]: other, folio } = values;
  if (other === undefined || folio === undefined) return '–';
  const wanted = ratios?.[name];
  const times = bar?.atMost === false ? folio / other : other / folio;
  const ratio = `×${times.toFixed(1)}${wanted ? `, bar ×${wanted}` : ''}`;
  return `${other.toFixed(digits)} (${ratio})`;
}

/** The comparison table, starting with its header. */
export const comparison = (rows: readonly Row[]): string[][] => [heads, ...rows.map(cellsOf)];

export function asText(table: readonly string[][]): string {
  const widths = (table[0] ?? []).map((_, column) =>
    Math.max(...table.map((cells) => cells[column]?.length ?? 0)),
  );
  return table
    .map((cells) =>
      cells
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const introduction = `# Benchmarks

Written by \`npm run bench\`, which measures all of it in one run: the same two-column resume in three
engines with the same fonts, another content for every PDF, the engines taking turns. In brackets how
many times better ours is. Typst is the native compiler in Node; what a download weighs
leaves out fonts, React, zod, and what is loaded later: words of languages other than English (23 KB),
patterns of hyphenation, the writer of PDFs.
`;

const products = `## Every template and format

The same contents as above, in all templates and formats, taking turns; a template that makes another
number of pages of them says so. No other engine here writes the formats beside PDF.
`;

function markdownTable([heads = [], ...body]: readonly string[][]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...body.map(line)].join('\n');
}

const load = `## Under attack

\`npm run load\` starts the product with its limits on and prints how long three people at work wait: quiet,
and beside four hostile accounts and addresses of each of 31 kinds. It takes a quarter of an hour, asks this machine alone
and writes no file; \`--only 'strangers'\` measures some kinds, \`--accounts\` and \`--seconds\` say how many and for how long, \`--rounds 4\` the medians of so many rounds, each beside quiet of its own; \`npm run load -- --product /path --product .\` measures another checkout in the same run.`;

export const asMarkdown = (
  compared: readonly string[][],
  made: readonly string[][],
  machine: string,
): string =>
  `${introduction}\n${machine}.\n\n${markdownTable(compared)}\n\n${products}\n${markdownTable(made)}\n\n${load}\n`;
