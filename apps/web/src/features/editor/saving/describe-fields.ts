import { parsePath, splitPath } from '@folio/contract/content-path';
import type { ResumeContent } from '@folio/contract/resume-content';
import { sections } from '@folio/contract/sections';
import { fieldOfPath } from '../fields/field-paths.ts';
import { type FieldRef, fieldOf, textOf } from '../fields/field-ref.ts';
import type { EditorDocument } from '../store/document.ts';
import { definitionOf, entriesOf, type ListPath, sectionIdOf } from '../store/lists.ts';

/** A document path in words: 'Experience, Acme: second bullet'. */
export function describePath({ content }: Pick<EditorDocument, 'content'>, path: string): string {
  const [root = '', key = ''] = splitPath(path);
  if (root === 'settings') return `Design: ${settingWords[key] ?? key}`;
  const location = parsePath(path);
  if (!location) return rootWords[root] ?? sectionLabels.get(root) ?? root;
  const ref = fieldOfPath(content, path);
  const { label } = sections[location.section];
  if (!ref || (ref.list && !location.entry)) return label;
  const field = location.field ? describeField(content, ref, location.field) : '';
  if (ref.list === null) return field || label;
  const holder = [nameOfSection(content, ref.list) ?? label, nameOfEntry(content, ref)];
  return [holder.filter(Boolean).join(', '), field].filter(Boolean).join(': ');
}

function describeField(content: ResumeContent, ref: FieldRef, stored: string): string {
  if (stored === 'place') return 'order';
  if (stored === 'isHidden') return 'shown or hidden';
  if (stored === 'sameEmployer') return 'same employer';
  const label = fieldOf(ref)?.label ?? stored;
  if (ref.list === null) return label;
  if (ref.item === undefined) return label.toLowerCase();
  const bullets = entriesOf(content, ref.list).find(({ id }) => id === ref.id)?.bullets;
  const points = Array.isArray(bullets) ? (bullets as { id: string }[]) : [];
  const at = points.findIndex(({ id }) => id === ref.item);
  return at < 0 ? 'bullet' : `${ordinals[at] ?? `${at + 1}th`} bullet`;
}

/** An entry by its first descriptive text, or by its number. */
function nameOfEntry(content: ResumeContent, ref: { list: ListPath; id: string }): string {
  const { titleFields, subtitleFields } = definitionOf(ref.list).entries;
  const telling = [...subtitleFields, ...titleFields]
    .map((field) => textOf(content, { ...ref, field }).trim())
    .find(Boolean);
  const number = entriesOf(content, ref.list).findIndex(({ id }) => id === ref.id) + 1;
  return telling ?? `${number}`;
}

/** The title of a custom section. */
function nameOfSection(content: ResumeContent, list: ListPath): string | undefined {
  const id = sectionIdOf(list);
  return content.customSections.find((section) => section.id === id)?.title || undefined;
}

const sectionLabels = new Map<string, string>(
  Object.values(sections).map(({ id, label }) => [id, label]),
);

const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];

const rootWords: Readonly<Record<string, string>> = {
  name: 'Name of the resume',
  templateId: 'Template',
  order: 'Order of the sections',
  isPublished: 'Ready or in progress',
  isPublic: 'Sharing',
};

const settingWords: Readonly<Record<string, string>> = {
  pageSize: 'paper size',
  marginMm: 'margins',
  marginTopMm: 'top margin',
  marginRightMm: 'right margin',
  marginBottomMm: 'bottom margin',
  marginLeftMm: 'left margin',
  fontFamily: 'font',
  headingFamily: 'heading font',
  fontScale: 'font size',
  leadingScale: 'line spacing',
  spacingScale: 'spacing',
  accent: 'accent color',
  hiddenSections: 'hidden sections',
  sectionTitles: 'section titles',
  dateFormat: 'date format',
  fitToPages: 'number of pages',
  showPhoto: 'photo',
  photoShape: 'photo shape',
  photoScale: 'photo size',
  sidebar: 'side column',
  sidebarPages: 'pages of the side column',
  breakBefore: 'page breaks',
  runningHead: 'running head',
  pageNumbers: 'page numbers',
  headingStyle: 'heading style',
  headingCase: 'heading letters',
  bulletStyle: 'bullet style',
  datePlace: 'place of dates',
  companyFirst: 'employer first',
  skillStyle: 'style of skills',
  contactIcons: 'icons for contacts',
  language: 'document language',
  hyphenation: 'hyphenation',
  embedData: 'data for programs',
  careerStage: 'career stage',
};

/** References to sections as titles; other values unchanged. */
export function namedSections(
  { content }: Pick<EditorDocument, 'content'>,
  path: string,
  value: unknown,
): unknown {
  if (!sectionPaths.has(path) || !Array.isArray(value)) return value;
  return value.flatMap((reference) => {
    const [root = '', id] = splitPath(String(reference));
    if (id === undefined) return sectionLabels.get(root) ?? root;
    return content.customSections.find((section) => section.id === id)?.title ?? [];
  });
}

const sectionPaths: ReadonlySet<string> = new Set([
  'order',
  'settings/hiddenSections',
  'settings/breakBefore',
  'settings/sidebar',
]);

/** A value as readable text; an entry as all its texts, one per line. */
export function textOfValue(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value))
    return value
      .map(textOfValue)
      .filter(Boolean)
      .join(value.every(isText) ? ', ' : '\n');
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .filter(([key]) => key !== 'id' && key !== 'place')
    .map(([, one]) => textOfValue(one))
    .filter((text) => text !== '' && text !== 'No')
    .join('\n');
}

const isText = (value: unknown) => typeof value === 'string';
