import { emptyContent } from '@folio/contract/empty-content';
import { isBlankDocument } from '@folio/contract/empty-resume';
import { sectionOf } from '@folio/contract/section-references';
import { withoutHidden } from '@folio/contract/without-hidden';
import { outlineResume, ownerName } from './outline/outline-resume.ts';
import { shownPhotoId } from './photo.ts';
import type { ResumeForDocument } from './resume-for-document.ts';
import { withoutUnshown } from './without-unshown.ts';

/**
 * Returns the resume reduced to what its documents show. It empties and unreferences hidden and
 * untitled sections, and removes its name if its owner's replaces it, a photo that is not shown,
 * the career stage, and unshown parts of entries (`without-unshown.ts`). All documents stay
 * byte-identical, except JSON Resume, which holds everything.
 */
export function shownResume<R extends ResumeForDocument>(resume: R): R {
  const { order, settings } = resume;
  const outline = outlineResume(resume);
  const content = withoutUnshown(withoutHidden(resume.content, settings?.hiddenSections), outline);
  const shown = new Set(outline.sections.map(({ name }) => name));
  const { personalInfo: _, contentVersion: _version, ...nothing } = emptyContent();
  const personalInfo = { ...content.personalInfo, photoId: shownPhotoId(resume) };
  const unseen = Object.entries(nothing).filter(
    ([name]) => !shown.has(name as keyof typeof nothing),
  );
  return {
    ...resume,
    name: ownerName(content) ? '' : resume.name,
    order: order.filter((one) => one === 'personalInfo' || shown.has(sectionOf(one))),
    content: { ...content, ...Object.fromEntries(unseen), personalInfo },
    ...(settings && {
      settings: {
        ...settings,
        hiddenSections: [],
        careerStage: null,
        sectionTitles: Object.fromEntries(
          Object.entries(settings.sectionTitles).filter(([name]) => shown.has(name as never)),
        ),
      },
    }),
  };
}

/** Whether its pages show nothing but a name, a title and contacts. Such a PDF costs no credits. */
export const hasBlankPages = (resume: ResumeForDocument): boolean =>
  outlineResume(resume).sections.length === 0 && isBlankDocument(shownResume(resume).content);
