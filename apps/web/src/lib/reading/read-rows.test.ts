import { listTexts, parsePath, textAt } from '@folio/contract/content-path';
import { emptyContent } from '@folio/contract/empty-content';
import { ResumeContent } from '@folio/contract/resume-content';
import { sampleContent } from '@folio/documents/sample-content';
import { describe, expect, it } from 'vitest';
import { readGroups } from './read-rows.ts';

describe('what a machine read', () => {
  it('says what every machine looks for and did not find', () => {
    const missing = readGroups(emptyContent()).flatMap(({ rows }) => rows);
    expect(missing.map(({ label, isMissing }) => [label, isMissing])).toEqual([
      ['Name', true],
      ['Email', true],
      ['Phone', true],
    ]);
  });

  it('has rows for every section of a resume', () => {
    const content = ResumeContent.parse({
      ...sampleContent,
      awards: [{ title: 'Young Engineer', awarder: 'Institute', date: '2018-05' }],
      volunteering: [{ position: 'Driver', organization: 'Foodbank', bullets: ['Drove'] }],
      customSections: [
        {
          title: 'Bridges',
          entries: [{ title: 'Bridge', subtitle: 'City', dateText: '2020', bullets: ['First'] }],
        },
      ],
    });
    const groups = readGroups(content);
    const shown = groups.flatMap(({ title, rows }) => [
      title,
      ...rows.flatMap(({ label, text }) => [label, text]),
    ]);
    const dates = /\/(?:startDate|endDate|date)$/;
    const texts = listTexts(content).filter(({ path, text }) => text !== '' && !dates.test(path));
    expect(new Set(texts.map(({ path }) => parsePath(path)?.section)).size).toBe(11);
    for (const { path, text } of texts) expect(shown.join('\n'), path).toContain(text);
  });

  it('has its places in the content', () => {
    const content = ResumeContent.parse(sampleContent);
    for (const { rows } of readGroups(content))
      for (const { path } of rows) expect(textAt(content, path), path).toBeDefined();
  });

  it('shows dates as the resume will, and as they were written where they are no months', () => {
    const content = ResumeContent.parse({
      workExperience: [
        { position: 'A', dateText: 'Summer 2019' },
        { position: 'B', startDate: '2020-01', current: true },
      ],
    });
    const dates = readGroups(content).flatMap(({ rows }) =>
      rows.filter(({ label }) => label === 'Duration'),
    );
    expect(dates.map(({ text }) => text)).toEqual(['Summer 2019', 'Jan 2020 – Present']);
  });
});
