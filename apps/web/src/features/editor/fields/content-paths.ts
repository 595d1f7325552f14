import { textsOf } from '@folio/contract/bullets';
import { contentOf, type EditorDocument, listNames } from '../store/document.ts';
import { customListOf, entriesOf, type ListKey, sectionIdOf, textOfField } from '../store/lists.ts';
import { definitionOf } from './custom-fields.ts';
import type { FieldDefinition, ListDefinition } from './field-definition.ts';
import { listDefinitions } from './list-fields.ts';
import { interestsField, personalFields } from './personal-fields.ts';
import type { Place } from './place.ts';
import { type TabId, tabOfList } from './tabs.ts';

const pathPattern =
  /^(?<section>\w+)(?:\[(?<index>\d+)\])?(?:\.(?<field>\w+)(?:\[(?<item>\d+)\])?)?$/;
const customPattern = /^customSections\[(?<index>\d+)\]\.(?<entry>entries\[\d+\].*)$/;
const allPersonal = [...personalFields, interestsField];

/** Where in the form a content path such as `workExperience[2].bullets[1]` is edited. */
export function placeOfPath(document: EditorDocument, path: string): Place | undefined {
  const custom = customPattern.exec(path)?.groups;
  if (custom) {
    const sectionId = document.form.customSections[Number(custom.index)]?.id;
    const list = definitionOf(customListOf(sectionId ?? ''));
    return sectionId ? placeInList(document, list, custom.entry ?? '') : undefined;
  }
  const section = pathPattern.exec(path)?.groups?.section;
  const definition = definitions.find((one) => one.section === section);
  return definition ? placeInList(document, definition, path) : personalPlace(path);
}

const definitions = [...listNames, 'customSections' as const].map(definitionOf);

function placeInList(
  document: EditorDocument,
  { list, fields }: ListDefinition,
  path: string,
): Place | undefined {
  const { index, field, item } = pathPattern.exec(path)?.groups ?? {};
  const id = entriesOf(document.form, list)[Number(index ?? 0)]?.id;
  const known = fields.find((one) => field && one.paths.includes(field)) ?? fields[0];
  if (!id || !known) return undefined;
  const place = { list, id, field: known.field };
  return known.kind === 'bullets' && item !== undefined ? { ...place, item: Number(item) } : place;
}

function personalPlace(path: string): Place | undefined {
  const definition =
    allPersonal.find(({ paths }) => paths.includes(path)) ??
    (path === 'personalInfo' ? personalFields[0] : undefined);
  return definition && { list: null, field: definition.field };
}

/** The tab of a path that has no field, such as the heading of an empty section. */
export function tabOfPath(path: string): TabId {
  const section = /^\w+/.exec(path)?.[0];
  const list = listNames.find((name) => listDefinitions[name].section === section);
  if (list) return tabOfList(list);
  return section === 'interests' || section === 'customSections' ? 'others' : 'personal';
}

/** The content paths that show a field, the most precise first, then the ones that contain it. */
export function pathsOfPlace(document: EditorDocument, place: Place): string[] {
  if (place.list === null) return personalPaths(place.field);
  const { fields } = definitionOf(place.list);
  const index = entriesOf(document.form, place.list).findIndex(({ id }) => id === place.id);
  const definition = fields.find(({ field }) => field === place.field);
  if (index < 0 || !definition) return [];
  const entry = `${sectionPath(document, place.list)}[${index}]`;
  return [...fieldPaths(definition, place.item).map((path) => `${entry}.${path}`), entry];
}

function sectionPath({ form }: EditorDocument, list: ListKey): string {
  const { section } = definitionOf(list);
  const sectionId = sectionIdOf(list);
  if (sectionId === undefined) return section;
  return `customSections[${form.customSections.findIndex(({ id }) => id === sectionId)}].${section}`;
}

/** A template may join the contact details into one line, which has the path of its first. */
const contactFields: readonly string[] = ['email', 'phone', 'location', 'website'];

function personalPaths(field: string): string[] {
  const own = allPersonal.find((one) => one.field === field)?.paths ?? [];
  const near = contactFields.includes(field)
    ? contactFields.map((one) => `personalInfo.${one}`)
    : [];
  return [...new Set([...own, ...near])];
}

const fieldPaths = ({ kind, paths }: FieldDefinition, item: number | undefined) =>
  kind === 'bullets' && item !== undefined
    ? [...paths.map((path) => `${path}[${item}]`), ...paths]
    : paths;

type Bullets = { document: EditorDocument; list: ListKey; id: string };

function bulletsOf({ document, list, id }: Bullets): readonly string[] {
  const entries = entriesOf(document.form, list);
  const index = entries.findIndex((entry) => entry.id === id);
  if (list === 'experience')
    return textsOf(contentOf(document).workExperience[index]?.bullets ?? []);
  return textOfField(entries[index]?.bullets).split('\n');
}

/** Where in the joined text a bullet point ends: the caret's place after a click on it. */
export function endOfBullet(bullets: Bullets, item: number): number {
  return bulletsOf(bullets)
    .slice(0, item + 1)
    .join('\n').length;
}

/** Where in the joined text a bullet point begins. */
export const startOfBullet = (bullets: Bullets, item: number): number =>
  item === 0 ? 0 : endOfBullet(bullets, item - 1) + 1;

/** The bullet point that a caret at `offset` of the joined text is in. */
export function bulletAt(bullets: Bullets, offset: number): number {
  let end = -1;
  const index = bulletsOf(bullets).findIndex((bullet) => {
    end += bullet.length + 1;
    return offset <= end;
  });
  return Math.max(0, index);
}
