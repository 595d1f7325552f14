import type { ResumeContent } from '@folio/contract/resume-content';
import { locationName } from './findings/location-names.ts';

/** Sections with evidence of work, in the order in which readers look for it. */
const lists = ['workExperience', 'projects', 'volunteering'] as const;

export type BulletPlace = {
  list: (typeof lists)[number];
  id: string;
  path: string;
  label: string;
  /** The employer, or the entry's title. */
  name: string;
};

type Entry = {
  id: string;
  isHidden?: boolean | undefined;
  company?: string;
  organization?: string;
  name?: string;
};

/** The entries to which a bullet can be added; the first is proposed. */
export const bulletPlaces = (content: ResumeContent): BulletPlace[] =>
  lists.flatMap((list) => {
    const entries: readonly Entry[] = content[list];
    return entries
      .filter((entry) => entry.isHidden !== true)
      .map(({ id, company, organization, name }) => {
        const path = `${list}/${id}`;
        const label = locationName(content, path);
        return { list, id, path, label, name: company || organization || name || label };
      });
  });
