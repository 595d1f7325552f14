import { BulletFields } from '@folio/contract/bullet-fields';
import { contentLimits, tooMany } from '@folio/contract/content-limits';
import { splitPath } from '@folio/contract/content-path';
import { DocumentSettings } from '@folio/contract/document-settings';
import { withIds } from '@folio/contract/entry-ids';
import { customEntrySchema, entrySchemas, headEntrySchemas } from '@folio/contract/entry-schemas';
import type { Operation } from '@folio/contract/operations';
import { countBullets, PersonalInfo, ResumeContent } from '@folio/contract/resume-content';
import { ResumeName } from '@folio/contract/resumes';
import { SectionOrder } from '@folio/contract/section-order';
import { TemplateId } from '@folio/contract/templates';
import { z } from 'zod';
import type { ResumeDocument } from './document.ts';
import {
  bulletLevels,
  headLevels,
  innerLevel,
  isGrouped,
  isListLevel,
  keysOf,
  levelOf,
  partsOf,
} from './levels.ts';
import { listOf, readAt } from './tree.ts';

export type CheckedOperation =
  /** Valid; the operation has the value that the schema returned. */
  | { kind: 'fits'; operation: Operation }
  /** Not a field or entry of a resume in this release. */
  | { kind: 'unknown path'; path: string }
  | { kind: 'refused'; path: string; message: string };

/**
 * Checks that an operation's path is part of a resume's document and that its value is valid there.
 */
export function checkOperation(operation: Operation): CheckedOperation {
  if (operation.kind === 'set') return checkSet(operation);
  if (operation.kind === 'add') return checkAdd(operation);
  const { path } = operation;
  const isEntry = isListPath(listOf(path)) && !path.endsWith('/');
  return isEntry ? { kind: 'fits', operation } : { kind: 'unknown path', path };
}

/** Returns an error message if a list can't take one more entry, otherwise undefined. */
export function findCapacityProblem(document: ResumeDocument, list: string): string | undefined {
  const entries = readAt(document, list);
  const length = Array.isArray(entries) ? entries.length : 0;
  if (headLevels.includes(list))
    return length < contentLimits.headEntries ? undefined : tooMany.headEntries;
  if (splitPath(list).at(-1) !== 'bullets')
    return length < contentLimits.entriesPerSection ? undefined : tooMany.entries;
  if (length >= contentLimits.bulletsPerEntry) return tooMany.bullets;
  const isFull = countBullets(document.content) >= contentLimits.bulletsInAll;
  return isFull ? tooMany.bulletsInAll : undefined;
}

type Shape = Readonly<Record<string, z.core.$ZodType>>;

/** The field schemas of each level, from the contract. */
const shapes = new Map<string, Shape>([
  [
    '',
    {
      name: ResumeName,
      templateId: TemplateId,
      order: SectionOrder,
      isPublished: z.boolean(),
      isPublic: z.boolean(),
    },
  ],
  ['settings', DocumentSettings.shape],
  ['content', { interests: ResumeContent.shape.interests }],
  ['personalInfo', PersonalInfo.shape],
  ...Object.entries(entrySchemas).map(([section, { shape }]) => [section, shape] as const),
  ['customSections/entries', customEntrySchema.shape],
  ...bulletLevels.map((level) => [level, BulletFields.shape] as const),
  ...Object.entries(headEntrySchemas).map(
    ([list, { shape }]) => [`personalInfo/${list}`, shape] as const,
  ),
]);

type SetOperation = Extract<Operation, { kind: 'set' }>;
type AddOperation = Extract<Operation, { kind: 'add' }>;

function checkSet(operation: SetOperation): CheckedOperation {
  const { path } = operation;
  const schema = fieldSchema(path);
  if (!schema) return { kind: 'unknown path', path };
  const { data, error } = z.safeParse(schema, operation.value);
  if (error) return { kind: 'refused', path, message: wordsOf(error) };
  return { kind: 'fits', operation: { ...operation, value: data } };
}

function checkAdd(operation: AddOperation): CheckedOperation {
  const { list, entry } = operation;
  const shape = isListPath(list) ? shapes.get(levelOf([...keysOf(list), ''])) : undefined;
  if (!shape) return { kind: 'unknown path', path: list };
  const { data, error } = z.strictObject(shape).safeParse(entry);
  if (error) return { kind: 'refused', path: list, message: wordsOf(error) };
  return { kind: 'fits', operation: { ...operation, entry: withIds(data as typeof entry) } };
}

/** Returns the schema of the field at a path, or undefined if there is no settable field. */
function fieldSchema(path: string): z.core.$ZodType | undefined {
  const keys = keysOf(path);
  const field = keys.at(-1) ?? '';
  const holder = keys.slice(0, -1);
  const level = levelOf(holder);
  const shape = shapes.get(level);
  const isNoValue = field === 'id' || isListLevel(innerLevel(level, field));
  if (!shape || !leadsToNode(holder, level) || isNoValue) return undefined;
  const parts = partsOf(level, field);
  if (parts)
    return z.strictObject(Object.fromEntries(parts.map((part) => [part, shape[part]])) as Shape);
  const isPart = Object.hasOwn(shape, field) && !isGrouped(level, field);
  return isPart ? shape[field] : undefined;
}

const isListPath = (list: string): boolean => {
  const keys = [...keysOf(list), '-'];
  const level = levelOf(keys);
  return isListLevel(level) && leadsToNode(keys, level);
};

/** Whether keys lead to a node of a level; for entries, to an id. */
function leadsToNode(keys: readonly string[], level: string): boolean {
  if (keys.includes('')) return false;
  const depth = level.split('/').length;
  if (isListLevel(level)) return keys.length === (headLevels.includes(level) ? 4 : 1 + 2 * depth);
  return keys.length === (level === '' ? 0 : level === 'personalInfo' ? 2 : 1);
}

const wordsOf = ({ issues }: z.core.$ZodError): string =>
  issues[0]?.message ?? 'This is not a value for this field.';
