import { isFields } from '@folio/contract/fields';
import { type Profile, profileRoutes } from '@folio/contract/profiles';
import { z } from 'zod';
import { api } from '../../lib/api-client.ts';
import { FieldAutosave } from '../../lib/autosave/field-autosave.ts';
import type { FieldChanges } from '../../lib/autosave/field-changes.ts';
import type { FieldBase } from '../../lib/autosave/field-replica.ts';
import type { DeviceStore } from '../../lib/device-store/device-store.ts';
import { fieldLabels } from './field-labels.copy.ts';
import { type FormValues, readChanges, toFormValues } from './form-values.ts';

/** The form's values, flattened: 'visibility.public'. */
export type ProfileFields = Readonly<Record<string, unknown>>;

const groups = ['socialLinks', 'visibility', 'notifications'] as const;
const isGroup = (name: string) => groups.some((group) => group === name);

/** Without the password, which is never stored. */
export function toFields({ currentPassword: _, ...values }: FormValues): ProfileFields {
  const fields = Object.entries(values).flatMap(([name, value]) =>
    isGroup(name)
      ? Object.entries(value).map(([part, of]) => [`${name}.${part}`, of])
      : [[name, value]],
  );
  return Object.fromEntries(fields);
}

export function fromFields(fields: ProfileFields): FormValues {
  const values: Record<string, unknown> = { currentPassword: '' };
  for (const [field, value] of Object.entries(fields)) {
    const [name = '', part] = field.split('.');
    if (part === undefined) values[name] = value;
    else values[name] = { ...Object(values[name]), [part]: value };
  }
  return values as FormValues;
}

export const baseOf = (profile: Profile): FieldBase<ProfileFields> => ({
  version: profile.version,
  document: toFields(toFormValues(profile)),
});

/**
 * The unsaved input of the profile form: stored on this device, and merged with what other tabs and
 * devices save. Only the form's button saves it.
 */
export function openProfileDraft(
  profile: Profile,
  store: DeviceStore,
  onReplace: (fields: ProfileFields) => void,
): FieldAutosave<ProfileFields> {
  return new FieldAutosave<ProfileFields>({
    store,
    item: 'profile',
    base: baseOf(profile),
    load: async () => {
      try {
        return baseOf((await api(profileRoutes.me)).data);
      } catch {
        return undefined;
      }
    },
    readKept,
    readBase: (kept) => {
      const base = KeptBase.safeParse(kept).data;
      return base && { ...base, document: { ...baseOf(profile).document, ...base.document } };
    },
    onReplace,
  });
}

/** A field's label on the page. */
export const labelOf = (field: string): string =>
  fieldLabels[field as keyof typeof fieldLabels] ?? field;

const KeptBase = z.object({
  version: z.number().int(),
  document: z.record(z.string(), z.unknown()),
});
const KeptDraft = z.object({ changes: z.record(z.string(), z.looseObject({})) });
/** The format of earlier releases: the changed fields without their previous values. */
const OldDraft = z.object({ oldDraft: z.looseObject({}) });

/** The fields of a tab's draft that the form can show; invalid values are kept. */
function readKept(kept: unknown, { document }: FieldBase<ProfileFields>): FieldChanges {
  const old = OldDraft.safeParse(kept).data?.oldDraft;
  if (old) {
    const fields = toFields({ ...fromFields(document), ...readChanges(old) });
    const changed = Object.entries(fields).filter(([field, value]) => value !== document[field]);
    return Object.fromEntries(
      changed.map(([field, value]) => [field, { value, was: document[field] }]),
    );
  }
  const changes = Object.entries(KeptDraft.safeParse(kept).data?.changes ?? {}).flatMap(
    ([field, { value, was }]) =>
      isLike(document[field], value, field) ? [[field, { value, was }]] : [],
  );
  return Object.fromEntries(changes);
}

/** The fields of a downloaded backup copy; undefined for other files. */
export function readProfileCopy(copy: unknown, document: ProfileFields): ProfileFields | undefined {
  const fields = Object.entries(isFields(copy) ? copy : {}).filter(
    ([field, value]) => field in document && isLike(document[field], value, field),
  );
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}

/** Whether a value has the type of a form field. */
function isLike(stored: unknown, value: unknown, field: string): boolean {
  if (field === 'visibility.resumeId') return value === null || typeof value === 'string';
  if (!Array.isArray(stored)) return typeof value === typeof stored;
  return Array.isArray(value) && value.every((entry) => isEntryOf(field, entry));
}

const isEntryOf = (list: string, entry: unknown): boolean =>
  list === 'skills'
    ? typeof entry === 'string'
    : typeof entry === 'object' &&
      entry !== null &&
      Object.values(entry).every((text) => typeof text === 'string');
