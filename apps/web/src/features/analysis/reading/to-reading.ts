import { IntakeError } from '@folio/intake/intake-error';
import type { Problem, ReadResume } from '@folio/intake/read-resume';
import { dotted } from '../content-places.ts';
import type { PageArea, Reading } from './reading.ts';

const words: Record<Problem, string> = {
  'cut-short': 'Your file is very long. What stands on its last pages was not read.',
  'no-name': 'We could not tell which line is your name.',
  'no-contact': 'We found neither an e-mail address nor a phone number.',
  'no-experience': 'We found no work experience.',
};

/** What the engine read, as this page shows it. A file that only calls itself a PDF is none. */
export function toReading({ content, fields, unsure, kind, problems }: ReadResume): Reading {
  if (kind !== 'pdf' && kind !== 'linkedin-pdf') throw new IntakeError('unknown-kind');
  const areas = new Map<string, PageArea[]>();
  for (const { path, source } of fields) {
    if (!source) continue;
    const { page, rect } = source;
    const known = areas.get(dotted(path)) ?? [];
    areas.set(dotted(path), [...known, { page, ...rect }]);
  }
  return {
    ...{ content, areas },
    unsure: new Set(unsure.map(dotted)),
    problems: problems.map((problem) => words[problem]),
  };
}
