import type { Problem, ReadResume } from '@folio/intake/read-resume';
import { t } from '../words/words.ts';
import type { FileReading, PageArea } from './reading.ts';

const words: Record<Problem, string> = {
  get 'cut-short'() {
    return t('Your file is very long. We didn’t read its last pages.');
  },
  get 'over-limit'() {
    return t('Your file holds more than a resume can. What didn’t fit was left out.');
  },
  get 'little-read'() {
    return t(
      'We could sort little of this file. The rest is in the section “Other text”, for you to move.',
    );
  },
  get 'no-name'() {
    return t('We couldn’t tell which line is your name.');
  },
  get 'no-contact'() {
    return t('We found no email address or phone number.');
  },
  get 'no-experience'() {
    return t('We found no work experience.');
  },
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
