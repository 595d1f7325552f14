/** A share from 0 to 1 in percent with one decimal; empty if nothing was measured. */
export const percent = (share) => (share === undefined ? '' : (100 * share).toFixed(1));
export const one = (value) => (value === undefined ? '' : value.toFixed(1));

/** A row with a measurement, its bar, and whether it is met. */
export function judged(label, value, bar, isLess = false) {
  const isMet = isLess ? value <= bar : value >= bar;
  return { cells: [label, one(value), `${isLess ? '≤' : '≥'} ${bar}`], isMet };
}

/** A table in Markdown. */
export const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

export const judgedTable = (rows) =>
  table(
    ['', 'measured', 'bar', ''],
    rows.map(({ cells, isMet }) => [...cells, isMet ? '' : 'missed']),
  );
