import type { Block, Span } from './block.ts';
import { jobField, type Manner, schoolField } from './fields.ts';

type Column = { label: string; share: number; cell: (at: number) => Span[] };

/** Entries as rows of a table, as campus resumes and forms have them, with columns in any order. */
export function tableOf(manner: Manner, of: 'work' | 'study', from: number, to: number): Block {
  const { workExperience, education } = manner.person.content;
  const column = (label: string, share: number, cell: Column['cell']): Column => ({
    label: manner.label(label),
    share,
    cell,
  });
  const work = (name: string) => (at: number) => {
    const job = workExperience[at];
    return job ? jobField(job, at, manner)(name) : [];
  };
  const study = (name: string) => (at: number) => {
    const school = education[at];
    return school ? schoolField(school, at, manner)(name) : [];
  };
  const usual =
    of === 'work'
      ? [
          column('company', 3, work('company')),
          column('position', 3, work('position')),
          column('period', 2, work('dates')),
          column('place', 2, work('location')),
        ]
      : [
          column('degree', 3, study('degree')),
          column('school', 4, study('institution')),
          column('year', 2, study('dates')),
          column('grade', 2, study('grade')),
        ];
  const columns =
    manner.turn === 0 ? usual : [...usual.slice(manner.turn), ...usual.slice(0, manner.turn)];
  const head = columns.map(({ label }) => [{ text: label, isBold: true }]);
  const rows = Array.from({ length: to - from }, (_, at) =>
    columns.map(({ cell }) => cell(from + at)),
  );
  const total = columns.reduce((sum, { share }) => sum + share, 0);
  return {
    kind: 'table',
    rows: [head, ...rows],
    shares: columns.map(({ share }) => share / total),
  };
}
