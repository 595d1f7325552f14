import type { DocumentSettings } from '@folio/contract/document-settings';
import { sectionNames } from '@folio/contract/section-names';
import type { SectionReference } from '@folio/contract/section-references';
import { usualSidebar } from '@folio/contract/setting-choices';
import type { ResumeDocument } from '../document.ts';
import type { EventOf } from './life-events.ts';

/** Few sections, so that people often change the same one. */
const sections = ['workExperience', 'education', 'skills', 'projects', 'interests'] as const;
type Section = (typeof sections)[number];

/** Moves a section, hides it, puts it into the side column or on a new page. */
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

/** Returns the settings of each section as texts under their own paths. */
export function arrangementOf({ settings }: ResumeDocument): [path: string, text: string][] {
  const { hiddenSections, breakBefore, sidebar } = settings;
  const references = { hiddenSections, breakBefore, sidebar: sidebar ?? usualSidebar };
  return Object.entries(references).flatMap(([name, list]) =>
    sections.map((section) => [
      `${arrangement}${name}/${section}`,
      (list as readonly SectionReference[]).includes(section) ? 'yes' : 'no',
    ]),
  );
}

const arrangement = 'arrangement/';
export const isArrangement = (path: string): boolean => path.startsWith(arrangement);
