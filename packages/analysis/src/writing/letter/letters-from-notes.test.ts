import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ResumeContent } from '@folio/contract/resume-content';
import { describe, expect, test } from 'vitest';
import { checkFacts } from '../../fact-guard/check-facts.ts';
import { readAdvertisement } from '../../job-match/read-advertisement.ts';
import { resumeText } from '../facts/resume-facts.ts';
import { composeCoverLetter } from './compose-cover-letter.ts';

const folder = fileURLToPath(new URL('../../../fixtures/letters/', import.meta.url));
const names = readdirSync(folder).flatMap((file) => /^(.+)\.json$/.exec(file)?.[1] ?? []);

/** Resumes of people who write in notes, each with the letter that it gives, read by a person. */
describe.each(names)('%s', (name) => {
  const { resume, advertisement, ...how } = JSON.parse(
    readFileSync(`${folder}${name}.json`, 'utf8'),
  );
  const content = ResumeContent.parse(resume);
  const { text, allowed } = composeCoverLetter(content, readAdvertisement(advertisement), {
    ...how,
    today: '2026-11',
  });

  test('[letters-from-notes-1] is the letter that was read', () => {
    expect(`${text}\n`).toBe(readFileSync(`${folder}${name}.txt`, 'utf8'));
  });

  test('says nothing that the notes do not', () => {
    expect(checkFacts(resumeText(content), text, { allowed }).flags).toEqual([]);
  });
});

test('there are a dozen', () => expect(names).toHaveLength(12));
