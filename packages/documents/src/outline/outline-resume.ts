import { defaultSettings } from '@folio/contract/default-settings';
import type { DocumentSettings } from '@folio/contract/document-settings';
import type { ResumeContent } from '@folio/contract/resume-content';
import type { SectionName } from '@folio/contract/section-names';
import {
  isCustomReference,
  placeSections,
  referenceTo,
  type SectionReference,
} from '@folio/contract/section-references';
import { withoutHidden } from '@folio/contract/without-hidden';
import { type DocumentLocale, documentLocale } from '../language/document-locale.ts';
import { memoized } from '../memoize.ts';
import { shownPhotoId } from '../photo.ts';
import type { ResumeForDocument } from '../resume-for-document.ts';
import { contactsOf, withIcons } from './contacts.ts';
import { withEmployerFirst } from './entries.ts';
import { isVisible, type Outline, type OutlineSection } from './outline.ts';
import { customSection, outliners } from './outline-sections.ts';

type Outlined = Pick<ResumeForDocument, 'content' | 'order' | 'settings' | 'photo'>;

/** Cached because a PDF and its embedded data are made from the same resume. */
const outlines = new WeakMap<Outlined, { of: Outlined; outline: Outline }>();

const isSame = (a: Outlined, b: Outlined): boolean =>
  a.content === b.content &&
  a.order === b.order &&
  a.settings === b.settings &&
  a.photo === b.photo;

/**
 * Reads a content in its section order, with the titles and date format that its owner chose.
 * Leaves out sections that are hidden or have nothing to show. Callers must not change the content
 * or the outline, because outlines are cached.
 */
export function outlineResume(resume: Outlined): Outline {
  const known = outlines.get(resume);
  if (known && isSame(known.of, resume)) return known.outline;
  const { content, order, settings, photo } = resume;
  const of = { content, order, settings, photo };
  const outline = makeOutline(of);
  outlines.set(resume, { of, outline });
  return outline;
}

/** Does the same as `outlineResume`, in a locale that may differ from the resume's own. */
export function makeOutline(
  { content: fullContent, order, settings = defaultSettings, photo: source }: Outlined,
  locale?: DocumentLocale,
): Outline {
  const hidden: readonly SectionReference[] = settings.hiddenSections;
  const content = withoutHidden(fullContent, hidden);
  const shown = placeSections(order, content).filter((section) => !hidden.includes(section));
  const person = content.personalInfo;
  const name = ownerName(content);
  const hasPhoto = shownPhotoId({ content, settings }) !== '';
  locale ??= documentLocale({ content, settings });
  const { photoOf, photo: unnamed } = locale.words;
  const contacts = contactsOf(person, locale.words);
  const alt = name ? photoOf.replace('{name}', () => name) : unnamed;
  const { photoShape: shape, photoScale } = settings;
  const photo = { source, alt, shape, ...(photoScale !== null && { scale: photoScale }) };
  return {
    locale,
    ...(hasPhoto && { photo }),
    name: { text: name, path: 'personalInfo/firstName' },
    title: {
      text: isVisible(person.title) ? person.title.trim() : '',
      path: 'personalInfo/title',
    },
    contacts: settings.contactIcons ? withIcons(contacts) : contacts,
    sections: shown
      .flatMap((section) => outlineSection(section, content, locale))
      .map((section) => titled(section, settings))
      .map((section) => (settings.companyFirst ? withEmployerFirst(section) : section)),
  };
}

/** A custom section is placed individually. */
function outlineSection(
  reference: SectionReference,
  content: ResumeContent,
  locale: DocumentLocale,
): OutlineSection[] {
  if (isCustomReference(reference)) {
    const section = content.customSections.find(({ id }) => referenceTo(id) === reference);
    return section ? customSection(section, locale) : [];
  }
  const listed = content[reference];
  // The outline of publications depends on their owner's name, so it isn't cached by the list
  // alone.
  return Array.isArray(listed) && reference !== 'publications'
    ? outlineList(listed, reference, locale)
    : outliners[reference](content, locale);
}

/** Cached per list, because the outliner reads nothing but that list. */
const outlineList = memoized((list: object, name: SectionName, locale: DocumentLocale) =>
  outliners[name]({ [name]: list } as unknown as ResumeContent, locale),
);

/** Returns the owner's name in the content, or an empty text if there is none. */
export function ownerName({ personalInfo }: ResumeContent): string {
  return [personalInfo.firstName, personalInfo.lastName]
    .filter(isVisible)
    .map((name) => name.trim())
    .join(' ');
}

/** Custom sections have titles of their own. */
function titled(section: OutlineSection, settings: DocumentSettings): OutlineSection {
  if (section.name === 'customSections') return section;
  const text = settings.sectionTitles[section.name]?.trim() ?? '';
  return isVisible(text) ? { ...section, title: { ...section.title, text } } : section;
}
