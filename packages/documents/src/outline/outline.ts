import type { Bullet } from '@folio/contract/bullets';
import type { LinkKind } from '@folio/contract/content-choices';
import { joinPath } from '@folio/contract/content-path';
import type { SectionName } from '@folio/contract/section-names';
import type { PhotoShape } from '@folio/contract/setting-choices';
import type { ContentPath, InlineRun } from '@folio/typeset/blocks';
import { cleanText } from '@folio/typeset/shape/clean-text';
import type { DocumentLocale } from '../language/document-locale.ts';
import { splitProse, withoutTypedBullet } from '../prose.ts';

/**
 * What a resume says, in reading order and before typesetting: which sections are shown, which
 * texts an entry consists of, their links, and their paths in the content. Templates and exporters
 * read the outline, which alone decides what is shown.
 *
 * The paths are those of `@folio/contract/content-path`. Those of texts are:
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
 * - `personalInfo/links/<id>/url`, `personalInfo/details/<id>/value`
 * - of the lists in `more-entries.ts`: their fields' names, `/dateText` for all dates
 *
 * A block that shows several texts has the path of the first one. A whole entry has the path
 * `workExperience/<id>`, and a section that of its list: `workExperience`, `personalInfo/summary`,
 * `customSections/<id>`.
 */
export type Outline = {
  /** The language, and the words that a document adds. */
  locale: DocumentLocale;
  /** Name and title are empty if the content has none. Nothing is shown in their place. */
  name: SourcedText;
  title: SourcedText;
  contacts: Contact[];
  sections: OutlineSection[];
  photo?: Photo;
  /** The number of letters on a line relative to the template's own page and type. */
  lettersRatio?: number;
};

/** `source` is a data URL. Without one, a placeholder takes the photo's space. */
export type Photo = {
  source: string | undefined;
  alt: string;
  shape: PhotoShape;
  /** A factor for the template's size. */
  scale?: number;
};

/** A text of the content, trimmed and not empty. `href` is its link, if it has one. */
export type SourcedText = { text: string; path: ContentPath; href?: string; icon?: IconName };

/** Names of icons. For sites these are their logos. */
export type IconName =
  | ('mail' | 'phone' | 'place' | 'globe' | 'case')
  | ('linkedin' | 'github' | 'orcid');

/**
 * A way to reach the owner, or a personal detail. An icon may show its kind. `parts` are the label
 * and the value of a detail, for tables that set them apart.
 */
export type Contact = SourcedText & { kind: ContactKind; parts?: LabeledText };
type LabeledText = { label: SourcedText; value: SourcedText };
export type ContactKind = 'email' | 'phone' | 'location' | 'detail' | LinkKind;

export type OutlineSection = { name: SectionName; path: ContentPath; title: SourcedText } & (
  | { kind: 'prose'; paragraphs: OutlineParagraph[] }
  | { kind: 'entries'; entries: OutlineEntry[] }
  | { kind: 'pairs'; pairs: JoinedPair[] }
  | { kind: 'citations'; citations: Citation[] }
);

export type OutlineEntry = {
  path: ContentPath;
  /** The first line: a role, a degree, a name. */
  title?: SourcedText;
  /** Texts beside or below the title: company and place, school, issuer, technologies. */
  details: SourcedText[];
  date?: SourcedText;
  body: OutlineParagraph[];
  /** For an employer with several roles, whose entries hold the bodies. */
  roles?: OutlineEntry[];
};

/** A publication as in a bibliography: its owner's name bold, the source italic. */
export type Citation = {
  path: ContentPath;
  /** Its number in the list, from '1'. */
  number: string;
  runs: InlineRun[];
  body: OutlineParagraph[];
};

/** A paragraph or list item of running text, with inline markup unless it is plain. */
export type OutlineParagraph = SourcedText & {
  kind: 'paragraph' | 'item';
  /** Text before it: 'Project Link: '. */
  label?: string;
  isPlain?: boolean;
};

/** A label with its value: a category and its skills, or a language and its level. */
export type Pair = { path: ContentPath; label?: SourcedText; value?: SourcedText };
/** `colon` separates the two on one line as the document's language requires: ' : ' in French. */
export type JoinedPair = Pair & { colon: string };

/** Returns a text for an outline, or undefined if it is invisible. */
export function sourcedText(text: string, path: string, href?: string): SourcedText | undefined {
  if (!isVisible(text)) return undefined;
  const shown = text.trim();
  return href === undefined ? { text: shown, path } : { text: shown, path, href };
}

export const present = <T>(values: (T | undefined)[]): T[] =>
  values.filter((value) => value !== undefined);

export const hasVisibleText = (...texts: string[]): boolean => texts.some(isVisible);

/** Whether a text has any character other than spaces and invisible ones. */
export const isVisible = (text: string): boolean =>
  text !== '' && (/^[!-~]/.test(text) || cleanText(text).trim() !== '');

export const paragraphsOf = (text: string, path: string): OutlineParagraph[] =>
  splitProse(text)
    .filter((part) => isVisible(part.text))
    .map((part) => ({ ...part, path }));

export const bulletsOf = (bullets: readonly Bullet[], path: string): OutlineParagraph[] =>
  bullets.flatMap((bullet) => {
    const text = withoutTypedBullet(bullet.text);
    return !isVisible(text)
      ? []
      : [
          {
            kind: 'item' as const,
            text,
            path: `${path}/${joinPath('bullets', bullet.id, 'text')}`,
          },
        ];
  });
