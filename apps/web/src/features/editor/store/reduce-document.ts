import type { Bullet } from '@folio/contract/bullets';
import { writeField } from '@folio/contract/content-fields';
import type { DocumentSettings } from '@folio/contract/document-settings';
import { withIds } from '@folio/contract/entry-ids';
import type { ResumeContent } from '@folio/contract/resume-content';
import type { SaveReason } from '@folio/contract/resumes';
import { withEmployers } from '@folio/contract/role-groups';
import type { SectionReference } from '@folio/contract/section-references';
import { sections } from '@folio/contract/sections';
import type { TemplateId } from '@folio/contract/template-ids';
import { type EditorDocument, newEntryId } from './document.ts';
import { definitionOf, type Entry, entriesOf, type ListPath, withEntries } from './lists.ts';
import { followList } from './section-order.ts';

/** An entry's flags. */
type EntryFlag = 'isHidden' | 'sameEmployer';

/** Set by a command, such as Bold, rather than by typing: a separate undo step. */
type ByCommand = { byCommand?: boolean };

export type Change =
  /** A field outside lists: in the personal info, or the interests. */
  | ({ type: 'setField'; field: string; value: string } & ByCommand)
  | ({
      type: 'setEntryField';
      list: ListPath;
      id: string;
      field: string;
      value: string;
    } & ByCommand)
  | { type: 'setEntryFlag'; list: ListPath; id: string; flag: EntryFlag; value: boolean }
  /** Sets the text of one bullet; typing into an entry without bullets creates the first. */
  | ({ type: 'setBullet'; list: ListPath; id: string; bullet: string; text: string } & ByCommand)
  /** Hides or shows one bullet. */
  | { type: 'hideBullet'; list: ListPath; id: string; bullet: string; isHidden: boolean }
  /** Splits, joins, adds or moves bullets; new ones need no id and place. */
  | { type: 'setBullets'; list: ListPath; id: string; bullets: readonly Bullet[] }
  /** Replaces all entries, as when many are parsed from a text. */
  | { type: 'setEntries'; list: ListPath; entries: readonly Entry[] }
  | { type: 'addEntry'; list: ListPath; entry: Entry; index?: number }
  | { type: 'removeEntry'; list: ListPath; id: string }
  | { type: 'moveEntry'; list: ListPath; id: string; to: number }
  | { type: 'rename'; name: string }
  | { type: 'setTemplate'; templateId: TemplateId }
  | { type: 'setPublished'; isPublished: boolean }
  | { type: 'setPublic'; isPublic: boolean }
  | { type: 'setSettings'; settings: Partial<DocumentSettings> }
  | { type: 'setOrder'; order: readonly SectionReference[] }
  /** With a reason, the history keeps the previous version. */
  | { type: 'replace'; document: EditorDocument; reason?: SaveReason };

/** The document after a change; the same object if nothing changes. */
export function reduceDocument(document: EditorDocument, change: Change): EditorDocument {
  switch (change.type) {
    case 'setField':
      return withPart(document, { content: withField(document.content, change) });
    case 'rename':
      return withPart(document, { name: change.name });
    case 'setTemplate':
      return withPart(document, { templateId: change.templateId });
    case 'setPublished':
      return withPart(document, { isPublished: change.isPublished });
    case 'setPublic':
      return withPart(document, { isPublic: change.isPublic });
    case 'setSettings':
      return withPart(document, { settings: withPart(document.settings, change.settings) });
    case 'setOrder':
      return withPart(document, { order: change.order });
    case 'replace':
      return change.document;
    default: {
      const content = withList(document.content, change);
      const isReordered = change.type === 'moveEntry' && change.list === 'customSections';
      const order = isReordered ? followList(document.order, content) : document.order;
      return withPart(document, { content, order });
    }
  }
}

type FieldChange = Extract<Change, { type: 'setField' }>;

function withField(content: ResumeContent, { field, value }: FieldChange): ResumeContent {
  const { personalInfo } = content;
  if (field === 'interests') return withPart(content, { interests: value });
  if (field === 'photoId')
    return withPart(content, { personalInfo: withPart(personalInfo, { photoId: value }) });
  const definition = sections.personalInfo.fields.find(({ id }) => id === field);
  if (!definition) return content;
  return withPart(content, {
    personalInfo: writeField(personalInfo, definition, value, newEntryId),
  });
}

type ListChange = Extract<Change, { list: ListPath }>;

function withList(content: ResumeContent, change: ListChange): ResumeContent {
  const { list } = change;
  // A role takes its employer from the entry above, so employers are filled in before an entry is
  // moved or removed.
  const isTaken = change.type === 'removeEntry' || change.type === 'moveEntry';
  const entries = entriesOf(isTaken ? withEmployers(content) : content, list);
  const changed = reduceEntries(entries, change);
  return changed === entries ? content : withEntries(content, list, changed);
}

function reduceEntries(entries: readonly Entry[], change: ListChange): readonly Entry[] {
  if (change.type === 'setEntries') return change.entries;
  if (change.type === 'addEntry') {
    return entries.toSpliced(change.index ?? entries.length, 0, change.entry);
  }
  const from = entries.findIndex((entry) => entry.id === change.id);
  const entry = entries[from];
  if (!entry) return entries;
  switch (change.type) {
    case 'setEntryField': {
      const field = definitionOf(change.list).fields.find(({ id }) => id === change.field);
      const changed = field ? writeField(entry, field, change.value, newEntryId) : entry;
      return changed === entry ? entries : entries.with(from, changed);
    }
    case 'setEntryFlag':
      return replaced(entries, from, { [change.flag]: change.value });
    case 'setBullet':
      return replaced(entries, from, { bullets: withBulletText(entry, change) });
    case 'hideBullet':
      return replaced(entries, from, { bullets: withBullet(entry, change) });
    case 'setBullets':
      return replaced(entries, from, withIds({ bullets: [...change.bullets] }, newEntryId));
    case 'removeEntry':
      return entries.toSpliced(from, 1);
    case 'moveEntry': {
      const to = Math.max(0, Math.min(change.to, entries.length - 1));
      return to === from ? entries : entries.toSpliced(from, 1).toSpliced(to, 0, entry);
    }
  }
}

function replaced(entries: readonly Entry[], at: number, part: Partial<Entry>): readonly Entry[] {
  const entry = entries[at];
  const changed = entry && withPart(entry, part);
  return changed === undefined || changed === entry ? entries : entries.with(at, changed);
}

function withBullet({ bullets }: Entry, { bullet, isHidden }: HideBullet): unknown {
  if (!Array.isArray(bullets)) return bullets;
  const at = (bullets as Bullet[]).findIndex(({ id }) => id === bullet);
  const found: Bullet | undefined = bullets[at];
  if (!found || found.isHidden === isHidden) return bullets;
  return bullets.with(at, { ...found, isHidden });
}
type HideBullet = Extract<Change, { type: 'hideBullet' }>;

type SetBullet = Extract<Change, { type: 'setBullet' }>;

function withBulletText({ bullets }: Entry, { bullet, text }: SetBullet): unknown {
  if (!Array.isArray(bullets)) return bullets;
  if (bullets.length === 0 && text !== '')
    return withIds({ bullets: [{ id: bullet, place: '', text, isHidden: false }] }).bullets;
  const at = (bullets as Bullet[]).findIndex(({ id }) => id === bullet);
  const found: Bullet | undefined = bullets[at];
  return !found || found.text === text ? bullets : bullets.with(at, { ...found, text });
}

/** The same object if the part is unchanged. */
function withPart<T extends object>(object: T, part: Partial<T>): T {
  const differs = Object.entries(part).some(([key, value]) => object[key as keyof T] !== value);
  return differs ? { ...object, ...part } : object;
}
