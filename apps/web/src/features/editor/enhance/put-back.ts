import type { BulletChange } from '@folio/contract/ai-answers';
import type { ResumeContent } from '@folio/contract/resume-content';
import type { TemplateId } from '@folio/contract/templates';
import { textAt } from '../../../lib/reading/content-places.ts';
import type { Writing } from '../fields/write-texts.ts';
import type { Line } from './section-text.ts';
import { isWithinLimit } from './word-limits.ts';

/** A text of the content before and after, and what is to be written there. */
export type SectionChange = Writing & { before: string; after: string };

/**
 * Puts lines that came back where they were taken from. Undefined where they can't be told apart any
 * more. A line that has grown beyond its limit stays as it was.
 */
export function putLinesBack(
  content: ResumeContent,
  lines: readonly Line[],
  improved: string,
  template: TemplateId,
): SectionChange[] | undefined {
  const now = improved.split('\n').filter((line) => line.trim() !== '');
  if (now.length !== lines.length) return undefined;
  const texts = new Map<string, string[]>();
  for (const [index, { path, line, text }] of lines.entries()) {
    const after = now[index] ?? text;
    const whole = texts.get(path) ?? (textAt(content, path) ?? '').split('\n');
    texts.set(path, whole);
    if (isWithinLimit(template, text, after)) whole[line] = withMarginsOf(text, after);
  }
  return [...texts].flatMap(([path, whole]) => changeOf(content, path, whole.join('\n')));
}

/** What stood before and behind a line, such as an indent, is no part of what was sent. */
const withMarginsOf = (line: string, words: string): string =>
  `${/^\s*/.exec(line)?.[0] ?? ''}${words.trim()}${/\s*$/.exec(line)?.[0] ?? ''}`;

/** Bullet points that came back one by one, by the entries that were sent. */
export const putBulletsBack = (
  content: ResumeContent,
  changes: readonly BulletChange[],
  template: TemplateId,
): SectionChange[] =>
  changes
    .filter(({ before, after }) => isWithinLimit(template, before, after))
    .flatMap(({ entry, bullet, after }) =>
      changeOf(content, `workExperience[${entry}].bullets[${bullet}]`, after),
    );

/**
 * Puts a list of skills back into its categories. A skill is known again whatever its capitals, or by
 * its place where there are as many as before. None gets lost, and none is added.
 */
export function putSkillsBack(content: ResumeContent, improved: string): SectionChange[] {
  const now = improved
    .split(/[,;\n]/)
    .map((item) => item.trim())
    .filter(Boolean);
  const byName = new Map(now.map((item) => [item.toLowerCase(), item]));
  const count = content.skills.reduce((sum, { items }) => sum + items.length, 0);
  let place = -1;
  return content.skills.flatMap(({ items }, index) => {
    const value = items.map((item) => {
      place += 1;
      const inPlace = now.length === count ? now[place] : undefined;
      return byName.get(item.trim().toLowerCase()) ?? inPlace ?? item;
    });
    const [before, after] = [items.join(', '), value.join(', ')];
    return before === after ? [] : [{ path: `skills[${index}].items`, value, before, after }];
  });
}

/** The change of one text; none where it says what it said. */
export function changeOf(content: ResumeContent, path: string, after: string): SectionChange[] {
  const before = textAt(content, path);
  return before === undefined || before === after ? [] : [{ path, value: after, before, after }];
}
