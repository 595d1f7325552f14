import { textAt } from '@folio/contract/content-path';
import { ResumeContent } from '@folio/contract/resume-content';
import { sampleContent } from '@folio/documents/sample-content';
import { describe, expect, it } from 'vitest';
import {
  correctText,
  displayedText,
  inOrderOfRows,
  rowPathOf,
  withoutEmptyEntries,
} from './correct-text.ts';
import { readGroups } from './read-rows.ts';

const content = ResumeContent.parse({
  ...sampleContent,
  personalInfo: {
    ...sampleContent.personalInfo,
    links: [
      { kind: 'github', url: 'github.com/asha' },
      { url: 'asha.example.org', label: 'Portfolio' },
    ],
    details: [{ label: 'Credentials', value: 'BSN, RN' }],
  },
  customSections: [{ title: 'Bridges', entries: [{ title: 'Bridge', bullets: ['First'] }] }],
});
const rows = readGroups(content, { each: true }).flatMap((group) => group.rows);
const [job] = content.workExperience;
const jobPath = `workExperience/${job?.id}`;

describe('what was read from a file', () => {
  it('[mend-1] says on every row what its field says, and nothing else is changed by correcting it', () => {
    expect(rows.length).toBeGreaterThan(40);
    for (const { path, text, label } of rows) {
      expect(displayedText(content, path).trim(), label).toBe(text);
      expect(correctText(content, path, displayedText(content, path)), path).toEqual(content);
      const mended = correctText(content, path, 'Basic');
      const changed = rows.filter((row) => displayedText(mended, row.path).trim() !== row.text);
      expect(
        changed.map((row) => row.path),
        label,
      ).toEqual([path]);
      expect(displayedText(mended, path)).toBe('Basic');
    }
  });

  it('is checked from the first row to the last, however it is stored', () => {
    const paths = [`${jobPath}/company`, `${jobPath}/position`, 'personalInfo/lastName', 'gone'];
    expect(inOrderOfRows(content, paths)).toEqual([
      'personalInfo/lastName',
      `${jobPath}/position`,
      `${jobPath}/company`,
      'gone',
    ]);
  });

  it('[mend-2] is stored as the editor would: names in two, dates as months, skills as a list', () => {
    const named = correctText(content, 'personalInfo/firstName', 'Asha Verma');
    expect(named.personalInfo).toMatchObject({ firstName: 'Asha', lastName: 'Verma' });
    const dated = correctText(content, `${jobPath}/startDate`, 'Mar 2019 – Present');
    expect(dated.workExperience[0]).toMatchObject({ startDate: '2019-03', current: true });
    const skills = `skills/${content.skills[0]?.id}/items`;
    expect(correctText(content, skills, 'SQL, Python').skills[0]?.items).toEqual(['SQL', 'Python']);
  });

  it('[mend-3] finds the row of what is stored beside it', () => {
    expect(rowPathOf(`${jobPath}/endDate`)).toBe(`${jobPath}/startDate`);
    expect(rowPathOf('personalInfo/lastName')).toBe('personalInfo/firstName');
    const skills = `skills/${content.skills[0]?.id}/items`;
    expect(rowPathOf(`${skills}/1`)).toBe(skills);
    const detail = `personalInfo/details/${content.personalInfo.details[0]?.id}`;
    expect(rowPathOf(`${detail}/label`)).toBe(`${detail}/value`);
    expect(rowPathOf(detail)).toBe(`${detail}/value`);
    for (const { path } of rows) expect(rowPathOf(path)).toBe(path);
  });

  it('has a row for each link and detail beside the contact details', () => {
    const head = rows.filter(({ path }) => /^personalInfo\/(?:links|details)\//.test(path));
    expect(head.map(({ label, text }) => [label, text])).toEqual([
      ['GitHub', 'github.com/asha'],
      ['Portfolio', 'asha.example.org'],
      ['Credentials', 'BSN, RN'],
    ]);
    let emptied = content;
    for (const { path } of head.slice(1)) emptied = correctText(emptied, path, '');
    const { links, details } = withoutEmptyEntries(emptied, content).personalInfo;
    expect([links.map(({ url }) => url), details]).toEqual([['github.com/asha'], []]);
  });

  it('keeps a detail that was read with its label alone, which documents show', () => {
    const { personalInfo } = content;
    const labels = ResumeContent.parse({
      ...content,
      personalInfo: {
        ...personalInfo,
        details: [{ label: 'US citizen' }, { label: 'Age', value: '4' }],
      },
    });
    const [, age] = labels.personalInfo.details;
    const path = `personalInfo/details/${age?.id}/value`;
    const taken = withoutEmptyEntries(correctText(labels, path, ''), labels);
    expect(taken.personalInfo.details.map(({ label }) => label)).toEqual(['US citizen']);
  });

  it('[mend-4] leaves out the bullets and entries that were emptied, and nothing else', () => {
    expect(withoutEmptyEntries(content, content)).toEqual(content);
    const bullet = `${jobPath}/bullets/${job?.bullets[0]?.id}/text`;
    const fewer = withoutEmptyEntries(correctText(content, bullet, ' '), content);
    expect(textAt(fewer, bullet)).toBeUndefined();
    expect(fewer.workExperience[0]?.bullets).toEqual(job?.bullets.slice(1));
    const [school] = content.education;
    let emptied = content;
    for (const { path } of rows.filter((row) => row.path.startsWith(`education/${school?.id}/`)))
      emptied = correctText(emptied, path, '');
    expect(withoutEmptyEntries(emptied, content).education).toEqual(content.education.slice(1));
  });
});
