import { textsOf } from '@folio/contract/bullets';
import { emptyContent, ResumeContent } from '@folio/contract/resume-content';
import { sampleContent } from '@folio/documents/sample-content';
import { describe, expect, it } from 'vitest';
import { textAt } from './content-places.ts';
import { readGroups } from './read-rows.ts';

describe('what a machine read', () => {
  it('says what every machine looks for and did not find', () => {
    const missing = readGroups(emptyContent()).flatMap(({ rows }) => rows);
    expect(missing.map(({ label, isMissing }) => [label, isMissing])).toEqual([
      ['Name', true],
      ['E-mail', true],
      ['Phone', true],
    ]);
  });

  it('leaves nothing out of a resume', () => {
    const content = ResumeContent.parse(sampleContent);
    const shown = readGroups(content)
      .flatMap(({ rows }) => rows)
      .map(({ text }) => text)
      .join('\n');
    const said = [
      content.personalInfo.summary,
      ...content.workExperience.flatMap(({ company, position, bullets }) => [
        ...[company, position, ...textsOf(bullets)],
      ]),
      ...content.education.map(({ institution }) => institution),
      ...content.skills.flatMap(({ items }) => items),
    ];
    expect(said.length).toBeGreaterThan(8);
    for (const text of said) expect(shown).toContain(text);
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
      rows.filter(({ label }) => label === 'Dates'),
    );
    expect(dates.map(({ text }) => text)).toEqual(['Summer 2019', 'Jan 2020 – Present']);
  });
});
