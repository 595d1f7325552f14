import { parsePath, splitPath } from '@folio/contract/content-path';
import type { ResumeContent } from '@folio/contract/resume-content';
import { sections } from '@folio/contract/sections';
import { t } from '../../../lib/words/words.ts';
import { fieldOfPath } from '../fields/field-paths.ts';
import { type FieldRef, fieldOf, textOf } from '../fields/field-ref.ts';
import type { EditorDocument } from '../store/document.ts';
import { definitionOf, entriesOf, type ListPath, sectionIdOf } from '../store/lists.ts';

/** A document path in words: 'Experience, Acme: second bullet'. */
export function describePath(document: Pick<EditorDocument, 'content'>, path: string): string {
  const { holder, field } = describePlace(document, path);
  return [holder, field].filter(Boolean).join(': ');
}

/**
 * The same in two parts: 'Experience, Acme' and 'second bullet'. Paths outside entries have no
 * holder.
 */
export function describePlace(
  { content }: Pick<EditorDocument, 'content'>,
  path: string,
): { holder: string; field: string } {
  const alone = (field: string) => ({ holder: '', field });
  const [root = '', key = ''] = splitPath(path);
  if (root === 'settings')
    return alone(t('Design: {setting}', { setting: settingWords[key] ?? key }));
  const location = parsePath(path);
  if (!location) return alone(rootWords[root] ?? sectionLabels.get(root) ?? root);
  const ref = fieldOfPath(content, path);
  const { label } = sections[location.section];
  if (!ref || (ref.list && !location.entry)) return alone(label);
  const field = location.field ? describeField(content, ref, location.field) : '';
  if (ref.list === null) return alone(field || label);
  const holder = [nameOfSection(content, ref.list) ?? label, nameOfEntry(content, ref)];
  return { holder: holder.filter(Boolean).join(', '), field };
}

function describeField(content: ResumeContent, ref: FieldRef, stored: string): string {
  if (stored === 'place') return t('order');
  if (stored === 'isHidden') return t('shown or hidden');
  if (stored === 'sameEmployer') return t('same employer');
  const label = fieldOf(ref)?.label ?? stored;
  if (ref.list === null) return label;
  if (ref.item === undefined) return label.toLowerCase();
  const bullets = entriesOf(content, ref.list).find(({ id }) => id === ref.id)?.bullets;
  const points = Array.isArray(bullets) ? (bullets as { id: string }[]) : [];
  const at = points.findIndex(({ id }) => id === ref.item);
  return at < 0 ? t('bullet') : t('{ordinal} bullet', { ordinal: ordinals[at] ?? `${at + 1}th` });
}

/** An entry by its first descriptive text, or by its number. */
function nameOfEntry(content: ResumeContent, ref: { list: ListPath; id: string }): string {
  const { titleFields, subtitleFields } = definitionOf(ref.list).entries;
  const firstText = [...subtitleFields, ...titleFields]
    .map((field) => textOf(content, { ...ref, field }).trim())
    .find(Boolean);
  const number = entriesOf(content, ref.list).findIndex(({ id }) => id === ref.id) + 1;
  return firstText ?? `${number}`;
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
  get name() {
    return t('Name of the resume');
  },
  get templateId() {
    return t('Template');
  },
  get order() {
    return t('Order of the sections');
  },
  get isPublished() {
    return t('Ready or in progress');
  },
  get isPublic() {
    return t('Sharing');
  },
};

const settingWords: Readonly<Record<string, string>> = {
  get pageSize() {
    return t('paper size');
  },
  marginMm: 'margins',
  get marginTopMm() {
    return t('top margin');
  },
  get marginRightMm() {
    return t('right margin');
  },
  get marginBottomMm() {
    return t('bottom margin');
  },
  get marginLeftMm() {
    return t('left margin');
  },
  fontFamily: 'font',
  get headingFamily() {
    return t('heading font');
  },
  get fontScale() {
    return t('font size');
  },
  get leadingScale() {
    return t('line spacing');
  },
  spacingScale: 'spacing',
  get accent() {
    return t('accent color');
  },
  get hiddenSections() {
    return t('hidden sections');
  },
  get sectionTitles() {
    return t('section titles');
  },
  get dateFormat() {
    return t('date format');
  },
  get fitToPages() {
    return t('number of pages');
  },
  showPhoto: 'photo',
  get photoShape() {
    return t('photo shape');
  },
  get photoScale() {
    return t('photo size');
  },
  get sidebar() {
    return t('side column');
  },
  get sidebarPages() {
    return t('pages of the side column');
  },
  get breakBefore() {
    return t('page breaks');
  },
  get runningHead() {
    return t('running head');
  },
  get pageNumbers() {
    return t('page numbers');
  },
  get headingStyle() {
    return t('heading style');
  },
  get headingCase() {
    return t('heading letters');
  },
  get bulletStyle() {
    return t('bullet style');
  },
  get datePlace() {
    return t('place of dates');
  },
  get companyFirst() {
    return t('employer first');
  },
  get skillStyle() {
    return t('style of skills');
  },
  get contactIcons() {
    return t('icons for contacts');
  },
  get language() {
    return t('document language');
  },
  hyphenation: 'hyphenation',
  get embedData() {
    return t('data for programs');
  },
  get careerStage() {
    return t('career stage');
  },
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
  if (typeof value === 'boolean') return value ? t('Yes') : t('No');
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
