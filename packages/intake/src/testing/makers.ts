import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Bullets } from '@folio/contract/bullet-fields';
import { ResumeContent } from '@folio/contract/resume-content';
import { readTable } from '@folio/tables/read-table';
import type { ReadField } from '../fields/content-fields.ts';
import { containerKind } from '../file-kind.ts';
import { withoutForms } from '../forms/plain-lines.ts';
import { htmlPage } from '../layout/html-document.ts';
import type { Line } from '../layout/model.ts';
import { readDocx } from '../layout/read-docx.ts';
import { readPdfLines } from '../layout/read-pdf.ts';
import { decodeText } from '../layout/text-lines.ts';
import { wordLines } from '../layout/word-lines.ts';
import { cutLines } from '../learned/learned-reading.ts';
import type { Sample } from '../learned/training/leave-one-out.ts';
import { isHtml, linesOfText } from '../read-resume.ts';
import { type FixtureSet, fixtureFiles, readFixture } from './read-fixtures.ts';
import type { Expected } from './score-reading.ts';

export type FixtureSample = Sample & { file: string; titles: string[]; truth: Expected };

/** Folio's own files count as those of one maker. */
export const ownMaker = 'own';
/** Sets whose files have the same maker. */
const makerOfSet: Partial<Record<FixtureSet, string>> = { tuned: ownMaker, 'looked-at': 'q' };

const others = join(import.meta.dirname, '../../fixtures/others');
const sets = readTable(new URL('../../fixtures/others/sets.tsv', import.meta.url), {
  file: 'text',
  set: 'text',
});

const makers = new Map(sets.map(({ file, set: maker }) => [file, maker]));

/** Returns the maker of a file in `fixtures/others`. */
export const makerOf = (file: string): string | undefined => makers.get(file);

/**
 * Returns the files of a set as input of the model, except those that contain their fields as data.
 */
export async function fixtureSamples(set: FixtureSet): Promise<FixtureSample[]> {
  const samples: FixtureSample[] = [];
  for (const file of fixtureFiles(set)) {
    const { bytes, expected: truth } = readFixture(set, file);
    const { lines, titles } = await fileLines(bytes);
    const cut = cutLines(withoutForms(lines));
    const maker = makerOf(file) ?? makerOfSet[set] ?? set;
    if (cut.segments.length > 0) samples.push({ file, maker, cut, titles, truth });
  }
  return samples;
}

export type FirstSight = { content: ResumeContent; headings: string[]; fields: ReadField[] };
type Row = { file: string; content?: ResumeContent; headings?: string[]; unsure?: string[] };

/**
 * Returns the rules' readings of eleven sets from before the rules were improved on them (commits
 * b223b263 and 69e38e98), and of the `looked-at` files from when these were added. Their current
 * readings of these files say nothing about unknown files.
 */
export function firstSights(): Map<string, FirstSight | undefined> {
  const text = gunzipSync(readFileSync(join(others, 'first-sight.jsonl.gz'))).toString('utf8');
  const rows = text
    .trim()
    .split('\n')
    .map((line): Row => JSON.parse(line));
  return new Map(
    rows.map(({ file, content, headings = [], unsure = [] }) => {
      if (!content) return [file, undefined];
      for (const job of content.workExperience) job.bullets = Bullets.parse(job.bullets);
      const fields = unsure.map((path) => ({ path, value: '', confidence: 0 }));
      // The reading was stored before content had all its current sections.
      return [file, { content: ResumeContent.parse(content), headings, fields }];
    }),
  );
}

/** The lines of a file, and the title and author in its properties. */
type FileLines = { lines: Line[]; titles: string[] };

/**
 * Returns the lines of a file as passed to the reader's upper layers, or none for a file that
 * contains its fields as data.
 */
async function fileLines(bytes: Uint8Array): Promise<FileLines> {
  const kind = containerKind(bytes);
  if (kind === 'pdf') return readPdfLines(bytes, undefined);
  if (kind === 'docx') return readDocx(bytes);
  if (kind !== 'text') return { lines: [], titles: [] };
  const text = decodeText(bytes);
  if (!isHtml(text)) return { lines: linesOfText(text), titles: [] };
  const { document, titles } = htmlPage(text);
  return { lines: wordLines(document), titles };
}
