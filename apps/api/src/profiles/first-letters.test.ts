import { ResumeContent } from '@folio/contract/resume-content';
import { exportDocument } from '@folio/documents/export-document';
import { longContent } from '@folio/documents/testing/long-content';
import { resumeOf } from '@folio/documents/testing/resume';
import { expect, it } from 'vitest';
import { firstLetters } from './first-letters.ts';

const letters = 100_000;

it('an ordinary resume is read whole for its text', () => {
  expect(firstLetters(longContent, [], letters)).toEqual(longContent);
});

it('the text of the largest begins as it does, and is made of a part of it', async () => {
  const projects = Array.from({ length: 40 }, (_, n) => ({
    name: `Project ${n}`,
    description: `${n} ${'_*'.repeat(9_900)}`,
  }));
  const content = ResumeContent.parse({ ...longContent, projects });
  const order = ['projects' as const];
  const first = firstLetters(content, order, letters);
  expect(JSON.stringify(content).length).toBeGreaterThan(600_000);
  expect(JSON.stringify(first).length).toBeLessThan(2 * letters);
  expect(ResumeContent.parse(first)).toEqual(first);
  const textOf = async (one: ResumeContent) =>
    new TextDecoder().decode(await exportDocument({ ...resumeOf(one), order }, 'txt'));
  const [whole, cut] = [await textOf(content), await textOf(first)];
  expect(cut.trim().slice(0, 20_000)).toBe(whole.trim().slice(0, 20_000));
});

it('a list of skills that is as long as a resume is cut itself', () => {
  const itemsText = 'Rust, _*'.repeat(100_000);
  const skills = [{ category: 'All', itemsText }];
  const content = ResumeContent.parse({ ...longContent, skills });
  expect(content.skills[0]?.itemsText).toBe(itemsText);
  const first = firstLetters(content, ['skills'], letters);
  expect(JSON.stringify(first).length).toBeLessThan(2 * letters);
  expect(itemsText.startsWith(first.skills[0]?.itemsText ?? '?')).toBe(true);
});
