import type { Finding } from '@folio/contract/ai-answers';

/** What findings in several places have in common is said once, with what all of them gain. */
export type Note = { check: string; message: string; points: number; findings: Finding[] };

const firstCount = 3;

/** What to do first, each of another kind, and all the rest; what gains the most comes first. */
export function notesOf(findings: readonly Finding[]): { first: Note[]; rest: Note[] } {
  const notes = grouped(findings).toSorted((a, b) => b.points - a.points);
  const kinds = notes.map(({ check }) => check);
  const first = notes
    .filter(({ check }, index) => kinds.indexOf(check) === index)
    .slice(0, firstCount);
  return { first, rest: notes.filter((note) => !first.includes(note)) };
}

function grouped(findings: readonly Finding[]): Note[] {
  const notes = new Map<string, Note>();
  for (const finding of findings) {
    const { check, message, points } = finding;
    const key = `${check} ${message}`;
    const known = notes.get(key) ?? { check, message, points: 0, findings: [] };
    known.points += points;
    known.findings.push(finding);
    notes.set(key, known);
  }
  return [...notes.values()];
}
