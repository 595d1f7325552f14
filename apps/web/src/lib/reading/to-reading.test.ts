import { emptyContent } from '@folio/contract/empty-content';
import type { ReadResume } from '@folio/intake/read-resume';
import { describe, expect, it } from 'vitest';
import { toReading } from './to-reading.ts';

const rect = { x: 10, y: 20, width: 30, height: 12 };
const field = (path: string) => ({
  path,
  value: 'A',
  confidence: 0.5,
  source: { page: 2, rect, text: 'A' },
});
const read: ReadResume = {
  content: emptyContent(),
  fields: [
    field('workExperience/job/company'),
    { path: 'personalInfo/email', value: 'a@b.c', confidence: 1 },
  ],
  unsure: ['workExperience/job/company'],
  kind: 'pdf',
  problems: ['no-contact'],
  headings: [],
  text: '',
};

describe('what the engine read', () => {
  it('has the position of each text, and the unsure ones', () => {
    const { areas, unsure, problems } = toReading(read);
    expect([...areas]).toEqual([['workExperience/job/company', [{ page: 2, ...rect }]]]);
    expect([...unsure]).toEqual(['workExperience/job/company']);
    expect(problems).toEqual(['We found no email address or phone number.']);
  });
});
