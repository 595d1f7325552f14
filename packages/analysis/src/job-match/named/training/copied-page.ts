import { readTable } from '@folio/tables/read-table';

/** What a page shows about a job: its title, employer and language. */
export type PageOfJob = { title: string; employer: string; language: string };

const parts = ['above', 'agency', 'below', 'headline', 'place'] as const;
const table = readTable(new URL('./page-frames.tsv', import.meta.url), {
  part: parts,
  language: 'text',
  text: 'text',
});
/** Represents a line break in a row of the table. */
const lineBreak = '⏎';

/**
 * Probabilities that a page shows the title alone, in capitals, repeats the text's own title line,
 * or continues below.
 */
const shareAlone = 0.25;
const shareInCapitals = 0.12;
const shareWithoutOwnLine = 0.6;
const shareBelow = 0.6;
/** How many lines from its start a text may have its title on a line of its own. */
const headLines = 7;

/**
 * Simulates an advertisement copied from a page of a job board, network or company: the page's
 * summary above it, remarks around its title, and other page content below. An agency replaces an
 * unnamed employer. The same random numbers give the same page.
 */
export function copiedPage(
  text: string,
  job: PageOfJob,
  other: PageOfJob,
  random: () => number,
): string {
  const one = (part: (typeof parts)[number]): string => {
    const rows = table.filter((row) => row.part === part && row.language === job.language);
    return rows[Math.floor(random() * rows.length)]?.text ?? '';
  };
  const values: Record<string, string> = {
    title: job.title,
    employer: job.employer || one('agency'),
    place: one('place'),
    n: String(1 + Math.floor(random() * 8)),
    other: other.title,
    'other employer': other.employer || one('agency'),
  };
  const filled = (frame: string) =>
    frame
      .replaceAll(lineBreak, '\n')
      .replace(/\{(?<name>[a-z ]+)\}/g, (_, name: string) => values[name] ?? '');
  const headline = random() < shareAlone ? job.title : filled(one('headline'));
  values.headline = random() < shareInCapitals ? headline.toUpperCase() : headline;
  const above = filled(one('above'));
  const own = random() < shareWithoutOwnLine ? withoutLine(text, job.title) : text;
  const below = random() < shareBelow ? `\n\n${filled(one('below'))}` : '';
  return `${above}\n\n${own.trimStart()}${below}`;
}

const withoutLine = (text: string, title: string): string =>
  text
    .split('\n')
    .filter((line, at) => at >= headLines || line.trim().toLowerCase() !== title.toLowerCase())
    .join('\n');
