import { ResumeContent } from '@folio/contract/resume-content';
import { expect, it } from 'vitest';
import { exportDocument } from '../export-document.ts';
import { resumeOf } from '../testing/resume.ts';

it('shows the number signs at the end of a heading, which would close it', async () => {
  const entries = [{ title: 'Developer, C #' }, { title: 'C#' }];
  const content = ResumeContent.parse({
    personalInfo: { firstName: 'Ada #' },
    customSections: [{ title: 'Rank ##', entries }],
  });
  const text = new TextDecoder().decode(await exportDocument(resumeOf(content), 'md'));
  expect(text.match(/^#+ .*$/gm)).toEqual([
    '# Ada \\#',
    '## Rank \\##',
    '### Developer, C \\#',
    '### C#',
  ]);
});
