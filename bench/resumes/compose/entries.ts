import { writeDate } from '../designs/dates.ts';
import type { Design } from '../designs/design.ts';
import { type PatternRow, patternRows } from '../designs/pattern.ts';
import type { Job } from '../people/person.ts';
import type { Draw } from '../random.ts';
import type { Block, Span } from './block.ts';
import { gradeOf, jobField, type Manner, schoolField } from './fields.ts';
import { tableOf } from './tables.ts';

/** Blocks of the jobs `from` up to, but not including, `to`. */
export function workBlocks(manner: Manner, from: number, to: number): Block[] {
  const { workExperience: jobs } = manner.person.content;
  const { design } = manner;
  if (design.work === 'table') return from < to ? [tableOf(manner, 'work', from, to)] : [];
  const [, how = '', pattern = ''] = /^(item |count )?(.*)$/.exec(design.work) ?? [];
  return jobs.slice(from, to).flatMap((job, index) => {
    const at = from + index;
    const isSame = index > 0 && jobs[at - 1]?.company === job.company;
    const rows = patternRows(partOf(pattern, isSame), {
      field: jobField(job, at, manner),
      label: manner.label,
      language: manner.person.language,
    });
    const isInset = rows.some(({ margin }) => margin.length > 0);
    const glyph = { '': '', 'item ': '•', 'count ': `${index + 1}${manner.count}` }[how] ?? '';
    const bullets = bulletBlocks(job, at, design, isInset || glyph !== '');
    return [...entryRows(rows, glyph), ...bullets, gap];
  });
}

/**
 * '{company} ||| {position} >> {dates}': an employer with several roles is named once, above them.
 */
function partOf(pattern: string, isSame: boolean): string {
  const [head = '', own] = pattern.split(' ||| ');
  if (own === undefined) return head;
  return isSame ? own : `${head} // ${own}`;
}

export function studyBlocks(manner: Manner): Block[] {
  const { education } = manner.person.content;
  if (manner.design.study === 'table') return [tableOf(manner, 'study', 0, education.length)];
  return education.flatMap((school, at) => {
    const isItem = manner.design.study.startsWith('item ');
    const rows = patternRows(manner.design.study.replace(/^item /, ''), {
      field: schoolField(school, at, manner),
      label: manner.label,
      language: manner.person.language,
    });
    const isInset = rows.some(({ margin }) => margin.length > 0);
    const hasGrade = manner.design.study.includes('{grade');
    const more: Block[] =
      hasGrade || school.description === ''
        ? []
        : [{ kind: 'row', left: gradeOf(school, at), isIndented: isInset }];
    return [...entryRows(rows, isItem ? '•' : ''), ...more, gap];
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

/** `glyph` precedes the first row, if entries are list items. */
const entryRows = (rows: readonly PatternRow[], glyph = ''): Block[] => {
  const isInset = rows.some(({ margin }) => margin.length > 0);
  return rows.map((row, at) =>
    at === 0 && glyph !== ''
      ? { kind: 'item', glyph, spans: [...row.margin, ...row.left, ...row.right] }
      : { kind: 'row', ...row, isIndented: isInset },
  );
};

function bulletBlocks(job: Job, at: number, { bullet }: Design, isIndented: boolean): Block[] {
  const field = (index: number) => `workExperience[${at}].bullets[${index}]`;
  return job.bullets.map((text, index): Block => {
    const spans = [{ text, field: field(index) }];
    if (bullet === 'none' || bullet === 'paragraph')
      return { kind: 'row', left: spans, isIndented };
    return { kind: 'item', glyph: bullet, spans, isIndented };
  });
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
