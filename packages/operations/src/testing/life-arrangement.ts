import type { DocumentSettings } from '@folio/contract/document-settings';
import { sectionNames } from '@folio/contract/section-names';
import type { SectionReference } from '@folio/contract/section-references';
import { usualSidebar } from '@folio/contract/setting-choices';
import type { ResumeDocument } from '../document.ts';
import type { EventOf } from './life-events.ts';

/** A few sections, so that several people often meet at one. */
const sections = ['workExperience', 'education', 'skills', 'projects', 'interests'] as const;
type Section = (typeof sections)[number];

/** Somebody moves a section, hides it, puts it into the side column or on a page of its own. */
export function arrange(
  document: ResumeDocument,
  { what, section: at, to }: EventOf<'arrange'>,
): ResumeDocument {
  const section = sections[at] ?? 'skills';
  const { settings } = document;
  const list = lists[what];
  if (list) return { ...document, settings: { ...settings, ...list(settings, section) } };
  const others = [...new Set([...document.order, ...sectionNames])].filter(
    (reference) => reference !== section,
  );
  return { ...document, order: others.toSpliced(to, 0, section) };
}

const toggled = <T extends SectionReference>(list: readonly T[], one: T): T[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];

type Edit = (settings: DocumentSettings, section: Section) => Partial<DocumentSettings>;
const lists: readonly Edit[] = [
  ({ hiddenSections }, section) => ({ hiddenSections: toggled(hiddenSections, section) }),
  ({ breakBefore }, section) => ({ breakBefore: toggled(breakBefore, section) }),
  ({ sidebar }, section) => ({ sidebar: toggled(sidebar ?? usualSidebar, section) }),
];

/** What somebody may say of a section alone, as texts by paths of their own. */
export function arrangementOf({ settings }: ResumeDocument): [path: string, text: string][] {
  const { hiddenSections, breakBefore, sidebar } = settings;
  const said = { hiddenSections, breakBefore, sidebar: sidebar ?? usualSidebar };
  return Object.entries(said).flatMap(([name, list]) =>
    sections.map((section) => [
      `${arrangement}${name}/${section}`,
      (list as readonly SectionReference[]).includes(section) ? 'yes' : 'no',
    ]),
  );
}

const arrangement = 'arrangement/';
export const isArrangement = (path: string): boolean => path.startsWith(arrangement);
