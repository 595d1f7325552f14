import { emptyContent } from '@folio/contract/resume-content';
import { outlineResume, ownerName } from './outline/outline-resume.ts';
import { shownPhotoId } from './photo.ts';
import type { ResumeForDocument } from './resume-for-document.ts';

/**
 * The resume with nothing in it that its documents do not show: sections that are hidden, or left
 * out for want of a title, are empty and named nowhere, and so is its name where its owner's stands
 * for it, and a photo that is not shown. All documents but JSON Resume, which holds whatever there is, stay the same to the byte.
 */
export function shownResume<R extends ResumeForDocument>(resume: R): R {
  const { content, order, settings } = resume;
  const shown = new Set(outlineResume(resume).sections.map(({ name }) => name));
  const { personalInfo: _, contentVersion: _version, ...nothing } = emptyContent();
  const personalInfo = { ...content.personalInfo, photoId: shownPhotoId(resume) };
  const unseen = Object.entries(nothing).filter(
    ([name]) => !shown.has(name as keyof typeof nothing),
  );
  return {
    ...resume,
    name: ownerName(content) ? '' : resume.name,
    order: order.filter((name) => name === 'personalInfo' || shown.has(name)),
    content: { ...content, ...Object.fromEntries(unseen), personalInfo },
    ...(settings && {
      settings: {
        ...settings,
        hiddenSections: [],
        sectionTitles: Object.fromEntries(
          Object.entries(settings.sectionTitles).filter(([name]) => shown.has(name as never)),
        ),
      },
    }),
  };
}
