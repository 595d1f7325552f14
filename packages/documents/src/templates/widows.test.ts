import { ResumeContent } from '@folio/contract/resume-content';
import { templateIds } from '@folio/contract/template-ids';
import { layoutDocument } from '@folio/typeset/layout';
import { describe, expect, it } from 'vitest';
import { resumeOf } from '../testing/resume.ts';
import { fonts } from '../testing/shared-fonts.ts';
import { typesetResume } from '../typeset-resume.ts';

/** Jobs that are too long to be kept together, each bullet on a line of its own. */
const jobsOf = (bulletCount: number): ResumeContent =>
  ResumeContent.parse({
    personalInfo: { firstName: 'Ada', lastName: 'Byron' },
    workExperience: Array.from({ length: 24 }, (_, job) => ({
      position: 'Analyst',
      company: `Firm ${job}`,
      startDate: '2020',
      bullets: Array.from({ length: bulletCount }, (_, at) => ({
        text: `Job ${job} bullet ${at} of ${bulletCount - 1} was done.`,
      })),
    })),
  });

/** The bullets that stand on each page, as they are read. */
const bulletsOf = (content: ResumeContent, templateId: (typeof templateIds)[number]) =>
  layoutDocument(typesetResume(resumeOf(content, templateId)), fonts).pages.map(({ items }) =>
    items.flatMap((item) => (item.kind === 'line' && /^Job \d/.test(item.text) ? [item.text] : [])),
  );

describe.each(templateIds)('%s', (templateId) => {
  it('leaves no last bullet alone on the next page', () => {
    const alone = [9, 10, 11, 12, 13].flatMap((count) =>
      bulletsOf(jobsOf(count), templateId)
        .slice(1)
        .flatMap(([first = '']) => (first.includes(`bullet ${count - 1} of`) ? [first] : [])),
    );
    expect(alone).toEqual([]);
  });
});
