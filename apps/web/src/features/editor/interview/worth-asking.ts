/** About as many lines as two minutes allow. */
export const maxLines = 8;

/** Findings that answers can fix; a spelling error needs no question. */
const answered = new Set(['action-verbs', 'results', 'quantified', 'specifics']);

/** Whether answers could improve a line, judged by its findings. */
export const isWorthAsking = ({ findings }: { findings: readonly { check: string }[] }): boolean =>
  findings.some(({ check }) => answered.has(check));
