import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tableFaults } from '@folio/tables/table-faults';
import { expect, test } from 'vitest';

/** Its rows stand in the order in which skills are asked for: it has tests of its own. */
const ordered = ['vocabulary/occupations.tsv'];
const tables = globSync('**/*.tsv', { cwd: import.meta.dirname }).filter(
  (table) => !ordered.includes(table),
);
/** What no two rows share; of other tables, their first column. */
const uniqueColumns: Readonly<Record<string, readonly string[]>> = {
  'fact-guard/guard-words.tsv': ['kind', 'word'],
  'fact-guard/number-words.tsv': ['word'],
  'fact-guard/others-work.tsv': ['kind', 'pattern'],
  'fact-guard/places.tsv': ['place'],
  'fact-guard/testing/statements.tsv': ['set', 'source', 'statement'],
  'job-match/advertisement-patterns.tsv': ['kind', 'pattern'],
  'job-match/advertisement-words.tsv': ['kind', 'phrase'],
  'job-match/deadline-words.tsv': ['kind', 'language', 'phrase'],
  'job-match/foreign-letter-words.tsv': ['kind', 'language', 'pattern'],
  'job-match/pay-words.tsv': ['kind', 'language', 'phrase'],
  'job-match/named/cue-words.tsv': ['kind', 'word'],
  'job-match/named/training/page-frames.tsv': ['part', 'language', 'text'],
  'resume/career-words.tsv': ['kind', 'words'],
  'resume/plain-words.tsv': ['kind', 'word'],
  'spelling/spelling.tsv': ['term'],
  'text/figure-words.tsv': ['kind', 'pattern'],
  'text/language-words.tsv': ['kind', 'language', 'word'],
  'text/words.tsv': ['kind', 'word'],
  'writing/facts/credential-words.tsv': ['kind', 'pattern'],
  'writing/letter/foreign/letter-frames.tsv': ['use', 'language', 'tone'],
  'writing/letter/foreign/resume-words.tsv': ['kind', 'language', 'pattern'],
  'writing/letter/foreign/workplaces.tsv': ['place', 'language', 'pattern'],
  'writing/phrases/doing-words.tsv': ['kind', 'word'],
  'writing/phrases/nations.tsv': ['pattern'],
  'writing/words/nouns.tsv': ['kind', 'noun'],
  'writing/phrases/phrase-words.tsv': ['kind', 'pattern'],
  'writing/questions/question-kinds.tsv': ['kind', 'pattern'],
  'writing/words/short-forms.tsv': ['kind', 'pattern'],
  'writing/bullets/writing-words.tsv': ['kind', 'pattern'],
};

test.each(tables)('the rows of %s are sorted, in NFC, and no term is there twice', (table) => {
  const text = readFileSync(join(import.meta.dirname, table), 'utf8');
  const first = /^(?!#)[^\t\n]+/m.exec(text)?.[0] ?? '';
  expect(tableFaults(text, uniqueColumns[table] ?? [first])).toEqual([]);
});
