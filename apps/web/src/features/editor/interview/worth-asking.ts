/** As many lines as two minutes have room for. */
export const mostLines = 8;

/** What answers can mend: a slip of spelling needs no question. */
const answered = new Set(['action-verbs', 'results', 'quantified', 'specifics']);

/** Whether answers would gain something for a line, by what is said of it. */
export const isWorthAsking = ({ findings }: { findings: readonly { check: string }[] }): boolean =>
  findings.some(({ check }) => answered.has(check));
