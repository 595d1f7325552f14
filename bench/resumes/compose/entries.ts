import type { WriteDates } from '../designs/dates.ts';
import { writeDate } from '../designs/dates.ts';
import type { Design } from '../designs/design.ts';
import { type PatternRow, patternRows } from '../designs/pattern.ts';
import type { Job, Person, School } from '../people/person.ts';
import type { Draw } from '../random.ts';
import { wordsOf } from '../words.ts';
import type { Block, Span } from './block.ts';

/** What all entries of one resume have in common. */
export type Manner = {
  person: Person;
  design: Design;
  dates: WriteDates;
  /** How a degree and its field are joined: '{degree} in {field}'. */
  degree: string;
  label: (name: string) => string;
};

export function mannerOf(person: Person, design: Design, dates: WriteDates, draw: Draw): Manner {
  const labels = new Map<string, string>();
  const label = (name: string) => {
    const known = labels.get(name) ?? draw.pick(wordsOf(person.language, `label.${name}`));
    labels.set(name, known);
    return known;
  };
  const degree = draw.pick(wordsOf(person.language, 'join.degree'));
  return { person, design, dates, degree, label };
}

export function workBlocks(manner: Manner): Block[] {
  const { workExperience: jobs } = manner.person.content;
  if (manner.design.work === 'table') return [tableOf(manner, 'work')];
  return jobs.flatMap((job, at) => {
    const rows = patternRows(manner.design.work, {
      field: jobField(job, at, manner),
      label: manner.label,
      language: manner.person.language,
    });
    const isInset = rows.some(({ margin }) => margin.length > 0);
    return [...entryRows(rows), ...bulletBlocks(job, at, manner.design, isInset), gap];
  });
}

export function studyBlocks(manner: Manner): Block[] {
  const { education } = manner.person.content;
  if (manner.design.study === 'table') return [tableOf(manner, 'study')];
  return education.flatMap((school, at) => {
    const rows = patternRows(manner.design.study, {
      field: schoolField(school, at, manner),
      label: manner.label,
      language: manner.person.language,
    });
    const isInset = rows.some(({ margin }) => margin.length > 0);
    const isSaid = manner.design.study.includes('{grade');
    const more: Block[] =
      isSaid || school.description === ''
        ? []
        : [{ kind: 'row', left: gradeOf(school, at), isIndented: isInset }];
    return [...entryRows(rows), ...more, gap];
  });
}

export function projectBlocks({ person, design, dates, label }: Manner): Block[] {
  return person.content.projects.flatMap((project, at) => {
    const path = `projects[${at}]`;
    const values: Record<string, string> = { ...project, current: '', dates: dates(project) };
    const field = (name: string): Span[] => [
      { text: values[name] ?? '', field: `${path}.${name}` },
    ];
    return [
      ...entryRows(patternRows(design.project, { field, label, language: person.language })),
      gap,
    ];
  });
}

const gap: Block = { kind: 'space', em: 0.5 };

const entryRows = (rows: readonly PatternRow[]): Block[] => {
  const isInset = rows.some(({ margin }) => margin.length > 0);
  return rows.map((row) => ({ kind: 'row', ...row, isIndented: isInset }));
};

const gradeOf = (school: School, at: number): Span[] => [
  { text: school.description, field: `education[${at}].description` },
];

const jobField =
  (job: Job, at: number, { dates, person }: Manner) =>
  (name: string): Span[] => {
    const path = `workExperience[${at}]`;
    switch (name) {
      case 'dates':
        return [{ text: dates(job), field: `${path}.dates` }];
      case 'span':
        return [{ text: spanOf(job, person.language) }];
      case 'contract':
        return [{ text: person.aside.contracts[at] ?? '' }];
      default:
        return [{ text: String({ ...job }[name] ?? ''), field: `${path}.${name}` }];
    }
  };

/** '2 years 3 months', as LinkedIn writes behind its dates. */
function spanOf({ startDate, endDate }: Job, language: string): string {
  const month = (iso: string) => {
    const [year = '2026', at = '3'] = iso === '' ? [] : iso.split('-');
    return Number(year) * 12 + Number(at);
  };
  const months = Math.max(1, month(endDate) - month(startDate) + 1);
  const pattern = wordsOf(language, 'span')[0] ?? '';
  return pattern
    .replace('{y}', String(Math.floor(months / 12)))
    .replace('{m}', String(months % 12));
}

const schoolField =
  (school: School, at: number, { dates, degree }: Manner) =>
  (name: string): Span[] => {
    const path = `education[${at}]`;
    switch (name) {
      case 'dates':
        return [{ text: dates(school), field: `${path}.dates` }];
      case 'grade':
        return gradeOf(school, at);
      case 'degree':
        return degreeSpans(school, path, degree);
      default:
        return [{ text: String({ ...school }[name] ?? ''), field: `${path}.${name}` }];
    }
  };

function degreeSpans({ degree, field }: School, path: string, pattern: string): Span[] {
  const spans: Span[] = [{ text: degree, field: `${path}.degree` }];
  if (field === '') return spans;
  const [, between = ' ', after = ''] = /^\{degree\}(.*)\{field\}(.*)$/.exec(pattern) ?? [];
  const end = after === '' ? [] : [{ text: after }];
  return [...spans, { text: between }, { text: field, field: `${path}.field` }, ...end];
}

function bulletBlocks(job: Job, at: number, { bullet }: Design, isIndented: boolean): Block[] {
  const field = (index: number) => `workExperience[${at}].bullets[${index}]`;
  return job.bullets.map((text, index): Block => {
    const spans = [{ text, field: field(index) }];
    if (bullet === 'none' || bullet === 'paragraph')
      return { kind: 'row', left: spans, isIndented };
    return { kind: 'item', glyph: bullet, spans, isIndented };
  });
}

type Column = { label: string; share: number; cell: (at: number) => Span[] };

/** Entries as rows of a table, as campus resumes and forms have them. */
function tableOf(manner: Manner, of: 'work' | 'study'): Block {
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
  const columns =
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
  const count = of === 'work' ? workExperience.length : education.length;
  const head = columns.map(({ label }) => [{ text: label, isBold: true }]);
  const rows = Array.from({ length: count }, (_, at) => columns.map(({ cell }) => cell(at)));
  const total = columns.reduce((sum, { share }) => sum + share, 0);
  return {
    kind: 'table',
    rows: [head, ...rows],
    shares: columns.map(({ share }) => share / total),
  };
}

export function certificateBlocks({ person, design }: Manner, draw: Draw): Block[] {
  const pattern = draw.pick([
    '{name}, {issuer}, {date}',
    '{name} – {issuer} ({date})',
    '{name} >> {date} // {issuer}',
    '{date} {name}, {issuer}',
    '{name:b} // {issuer} | {date}',
    '{date} << {name}, {issuer}',
  ]);
  return person.content.certifications.flatMap((one, at) => {
    const date = one.date && writeDate(one.date, design.dates, person.language);
    const values: Record<string, string> = { ...one, date };
    const field = (name: string): Span[] => [
      { text: values[name] ?? '', field: `certifications[${at}].${name}` },
    ];
    return entryRows(patternRows(pattern, { field, label: () => '', language: person.language }));
  });
}
