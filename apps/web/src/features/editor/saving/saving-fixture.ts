import { defaultSettings } from '@folio/contract/default-settings';
import { ResumeContent } from '@folio/contract/resume-content';
import type { Resume } from '@folio/contract/resumes';

/** A resume for tests; `content` holds only what the test speaks of. */
export function resumeOf(
  part: Partial<Omit<Resume, 'content'>> & { content?: object } = {},
): Resume {
  const { content = {}, ...rest } = part;
  return {
    id: '0190a000-0000-7000-8000-000000000001',
    name: 'Engineer',
    templateId: 'modern',
    isPublic: false,
    isPublished: false,
    version: 1,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    order: ['personalInfo'],
    settings: defaultSettings,
    ...rest,
    content: ResumeContent.parse(content),
  };
}
