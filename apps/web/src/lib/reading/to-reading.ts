import type { Problem, ReadResume } from '@folio/intake/read-resume';
import type { FileReading, PageArea } from './reading.ts';

const words: Record<Problem, string> = {
  'cut-short': 'Your file is very long. We didn’t read its last pages.',
  'over-limit': 'Your file holds more than a resume can. What didn’t fit was left out.',
  'little-read':
    'We could sort little of this file. The rest is in the section “Other text”, for you to move.',
  'no-name': 'We couldn’t tell which line is your name.',
  'no-contact': 'We found no email address or phone number.',
  'no-experience': 'We found no work experience.',
};

/** Converts the engine's result for display. */
export function toReading({
  content,
  fields,
  unsure,
  kind,
  problems,
  text,
}: ReadResume): FileReading {
  const areas = new Map<string, PageArea[]>();
  for (const { path, source } of fields) {
    if (!source) continue;
    const { page, rect } = source;
    const known = areas.get(path) ?? [];
    areas.set(path, [...known, { page, ...rect }]);
  }
  return {
    content,
    areas,
    kind,
    text,
    unsure: new Set(unsure),
    problems: problems.map((problem) => words[problem]),
  };
}
