import type { PhotoShape } from '@folio/contract/document-settings';
import type { SectionName } from '@folio/contract/resume-content';
import type { ContentPath } from '@folio/typeset/blocks';

/**
 * What a resume has to say, in the order it is said, before anything is set: which sections are
 * shown, which texts an entry consists of, where each leads and where in the content it stands.
 * Templates and exporters read this and never decide anew what is shown.
 *
 * The paths are those of `@folio/contract/content-path`, of what stands in an entry:
 * - `personalInfo/photoId`, `personalInfo/firstName` (the whole name), `/title`, `/email`, `/phone`,
 *   `/location`, `/website`, `/summary`
 * - of `workExperience`: `/position`, `/company`, `/location`, `/dateText`, `/description`,
 *   `/bullets/<id>/text`
 * - of `education`: `/degree` (with its field), `/institution`, `/location`, `/dateText`,
 *   `/description`
 * - of `skills`: `/category`, `/items`
 * - of `projects`: `/name`, `/technologies`, `/dateText`, `/description`, `/link`
 * - of `certifications`: `/name`, `/issuer`, `/dateText`, `/description`
 * - of `languages`: `/language`, `/proficiency`
 * - `interests`
 * - `customSections/<id>/title`, and of its entries `/title`, `/subtitle`, `/dateText`,
 *   `/description`, `/bullets/<id>/text`
 *
 * A block that shows several texts carries the path of the first, an entry as a whole
 * `workExperience/<id>`, and a section its list's name: `workExperience`, `personalInfo/summary`,
 * `customSections/<id>`.
 */
export type Outline = {
  /** Name and title are empty where the content has none: nothing is printed in their place. */
  name: Said;
  title: Said;
  contacts: Said[];
  sections: OutlineSection[];
  photo?: Photo;
};

/** `source` is a data address; without one there is a place for the photo and nothing in it yet. */
export type Photo = { source: string | undefined; alt: string; shape: PhotoShape };

/** A text of the content, trimmed and not empty. `href` is where it leads, if anywhere. */
export type Said = { text: string; path: ContentPath; href?: string };

export type OutlineSection = { name: SectionName; path: ContentPath; title: Said } & (
  | { kind: 'prose'; passages: Passage[] }
  | { kind: 'entries'; entries: OutlineEntry[] }
  | { kind: 'pairs'; pairs: Pair[] }
);

export type OutlineEntry = {
  path: ContentPath;
  /** What stands first: a role, a degree, a name. */
  title?: Said;
  /** What stands beside or below the title: company and place, school, issuer, technologies. */
  details: Said[];
  date?: Said;
  body: Passage[];
};

/** A paragraph or list item of running text, which may hold inline markup unless it is plain. */
export type Passage = Said & { kind: 'paragraph' | 'item'; label?: string; isPlain?: boolean };

/** A label with its value: a category and its skills, a language and how well it is spoken. */
export type Pair = { path: ContentPath; label?: Said; value?: Said };
