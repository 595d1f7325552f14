import { readTable } from '@folio/tables/read-table';

/** A person's text, rewrites that stay true, and rewrites that claim more. */
export interface Statement {
  source: string;
  honest: string[];
  invented: string[];
}

/** `everyday` sets have idioms that state nothing, and inventions worded like them. */
const sets = ['held-out', 'held-out-everyday', 'tuning', 'tuning-everyday'] as const;

const table = readTable(new URL('./statements.tsv', import.meta.url), {
  set: sets,
  source: 'text',
  verdict: ['honest', 'invented'],
  statement: 'text',
});

function statementsOf(set: (typeof sets)[number]): Statement[] {
  const bySource = new Map<string, Statement>();
  for (const row of table.filter((one) => one.set === set)) {
    const { source, verdict, statement } = row;
    const of = bySource.get(source) ?? { source, honest: [], invented: [] };
    of[verdict].push(statement);
    bySource.set(source, of);
  }
  return [...bySource.values()];
}

/** The statements that the guard was tuned on. */
export const statements = statementsOf('tuning');
export const everydayStatements = statementsOf('tuning-everyday');

/** Statements that nobody looked at while the guard was tuned. */
export const heldOutStatements = statementsOf('held-out');
export const heldOutEverydayStatements = statementsOf('held-out-everyday');
