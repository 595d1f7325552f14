/**
 * Measures how many fields the reader's rules find in generated resumes: `npm run measure-resumes
 * -w bench`, with `--count`, `--seed`, and `--worst <maker>` to list the worst readings.
 */
import { parseArgs } from 'node:util';
import { ResumeContent } from '@folio/contract/resume-content';
import { readLines } from '@folio/intake/read-lines';
import { measured, scoreReading } from '@folio/intake/score-reading';
import { draftResume, type Resume, resumeOf } from './make-resume.ts';

type Score = ReturnType<typeof scoreReading>;
type Scored = { number: number; resume: Resume; score: Score };

export function scoreOf(resume: Resume): Score {
  const { content, headings } = readLines(resume.lines);
  const read = { content, headings } as Parameters<typeof scoreReading>[1];
  const expected = { ...resume.expected, content: ResumeContent.parse(resume.expected.content) };
  return scoreReading(expected, read);
}

const percent = (values: readonly number[]): string =>
  values.length === 0
    ? '–'
    : ((100 * values.reduce((sum, one) => sum + one, 0)) / values.length).toFixed(0);

const shown = [
  'name',
  'email',
  'phone',
  'location',
  'headings',
  'company',
  'position',
  'dates',
  'bullets',
  'school',
  'degree',
  'skills',
] as const;

/** The mean of each field over the resumes that have it, and of all fields. */
function row(name: string, scored: readonly Scored[]): string {
  const of = (field: (typeof measured)[number]) =>
    scored.flatMap(({ score }) => score[field] ?? []);
  const all = measured.map((field) => of(field)).filter((values) => values.length > 0);
  const means = all.map((values) => values.reduce((sum, one) => sum + one, 0) / values.length);
  return `| ${[name, scored.length, percent(means), ...shown.map((field) => percent(of(field)))].join(' | ')} |`;
}

function table(
  title: string,
  scored: readonly Scored[],
  keyOf: (resume: Resume) => string,
): string {
  const groups = Map.groupBy(scored, ({ resume }) => keyOf(resume));
  const rows = [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, some]) => row(name, some));
  const head = `| ${[title, 'n', 'mean', ...shown].join(' | ')} |`;
  return [head, head.replace(/[^|]+/g, ' --- '), ...rows, row('all', scored)].join('\n');
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      count: { type: 'string', default: '300' },
      seed: { type: 'string', default: '7' },
      worst: { type: 'string' },
    },
  });
  const scored = Array.from({ length: Number(values.count) }, (_, number): Scored => {
    const resume = resumeOf(draftResume(Number(values.seed), number));
    return { number, resume, score: scoreOf(resume) };
  });
  if (values.worst) {
    for (const { number, score } of scored.filter(({ resume }) => resume.maker === values.worst))
      process.stdout.write(`${number}: ${JSON.stringify(score)}\n`);
  } else {
    const tables = [
      table('maker', scored, ({ maker }) => maker),
      table('language', scored, ({ language }) => language),
    ];
    process.stdout.write(`${tables.join('\n\n')}\n`);
  }
}
