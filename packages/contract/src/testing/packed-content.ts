import type { Bullet } from '../bullets.ts';
import type { ResumeContent } from '../resume-content.ts';
import { hashOf } from '../stored-versions.ts';

/** Returns a content as releases before 1.1 stored it: see `fromStoredContent`. */
export function packedContent(content: ResumeContent) {
  return {
    ...content,
    workExperience: content.workExperience.map(packed),
    customSections: content.customSections.map((section) => ({
      ...section,
      entries: section.entries.map(packed),
    })),
  };
}

function packed<T extends { bullets: Bullet[] }>({ bullets, ...entry }: T) {
  const hidden = bullets.filter(({ isHidden }) => isHidden);
  return {
    ...entry,
    bullets: bullets.map(({ text }) => text),
    bulletKeys: bullets.map(({ id, place, text }) => [id, place, hashOf(text)]),
    ...(hidden.length > 0 && { hiddenBullets: hidden.map(({ id }) => id) }),
  };
}
