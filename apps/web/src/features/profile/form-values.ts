import { Email, PersonName, Username } from '@folio/contract/auth';
import { joinName } from '@folio/contract/person-name';
import { ProfileDetails, SavedLinks, type UpdateProfile } from '@folio/contract/profile';
import type { Profile } from '@folio/contract/profiles';
import { z } from 'zod';
import { t } from '../../lib/words/words.ts';

/** The first word is the first name, the rest the last name, which may be empty. */
export function splitName(fullName: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = fullName.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

/** The values as the server returns them: first and last name joined and split again. */
export const asStored = (values: FormValues): FormValues => ({
  ...values,
  fullName: joinName(splitName(values.fullName)),
});

const FullName = z.string().superRefine((fullName, context) => {
  const { firstName, lastName } = splitName(fullName);
  const first = PersonName(t('Full name')).safeParse(firstName);
  const last = PersonName(t('Last name')).or(z.literal('')).safeParse(lastName);
  const message = first.error?.issues[0]?.message ?? last.error?.issues[0]?.message;
  if (message) context.addIssue({ code: 'custom', message });
});

/** Everything that the four tabs edit. */
export const FormValues = z.object({
  fullName: FullName,
  email: Email,
  /** Required with a new address; never stored. */
  currentPassword: z.string().max(1_000),
  username: Username,
  ...ProfileDetails.shape,
  ...SavedLinks,
});
export type FormValues = z.output<typeof FormValues>;

const details = Object.keys(ProfileDetails.shape) as (keyof ProfileDetails)[];

export const toFormValues = (profile: Profile): FormValues => ({
  ...(Object.fromEntries(details.map((name) => [name, profile[name]])) as ProfileDetails),
  fullName: joinName(profile),
  email: profile.email,
  currentPassword: '',
  username: profile.username,
});

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

function differing<T extends object>(before: T, after: T): Partial<T> {
  const pairs = Object.entries(after).filter(
    ([name, value]) => !isSame(value, before[name as keyof T]),
  );
  return Object.fromEntries(pairs) as Partial<T>;
}

/** The changed fields only, so that changes from other devices are not overwritten. */
export function changesOf(before: FormValues, after: FormValues): UpdateProfile {
  const { fullName, currentPassword, socialLinks, visibility, notifications, ...rest } = differing(
    before,
    after,
  );
  return {
    ...rest,
    ...(rest.email !== undefined && currentPassword !== undefined && { currentPassword }),
    ...(fullName === undefined ? {} : splitName(fullName)),
    ...(socialLinks && { socialLinks: differing(before.socialLinks, socialLinks) }),
    ...(visibility && { visibility: differing(before.visibility, visibility) }),
    ...(notifications && { notifications: differing(before.notifications, notifications) }),
  };
}

const entryLists = ['workExperience', 'education', 'projects', 'certifications'] as const;
export type EntryList = (typeof entryLists)[number];

const isBlank = ({ id: _, ...texts }: Record<string, unknown>): boolean =>
  Object.values(texts).every((text) => typeof text !== 'string' || text.trim() === '');

/** Removes entries without any text. */
export function withoutBlankEntries(values: FormValues): FormValues {
  const kept = entryLists.map((list) => [
    list,
    (values[list] as Record<string, unknown>[]).filter((entry) => !isBlank(entry)),
  ]);
  return { ...values, ...Object.fromEntries(kept) };
}

/** The names of fields that differ. */
export const changedFields = (before: FormValues, after: FormValues): Partial<FormValues> =>
  differing(before, after);

/** The readable fields of a stored draft, including invalid values. */
export function readChanges(kept: unknown): Partial<FormValues> {
  const { fullName, email, username } = Object(kept) as Record<string, unknown>;
  const names = Object.entries({ fullName, email, username }).filter(
    ([, value]) => typeof value === 'string',
  );
  const details = Object.entries(ProfileDetails.shape).flatMap(([name, schema]) => {
    const value: unknown = Object(kept)[name];
    const read = value === undefined ? undefined : schema.safeParse(value);
    return read?.success ? [[name, read.data]] : [];
  });
  return Object.fromEntries([...names, ...details]) as Partial<FormValues>;
}

/** The path of the first field with an error, such as 'education.0.school'. */
export function firstErrorPath(errors: object): string | undefined {
  for (const [name, error] of Object.entries(errors)) {
    if (typeof error !== 'object' || error === null) continue;
    if (messageOf(error) !== undefined) return name;
    const inner = firstErrorPath(error);
    if (inner !== undefined) return `${name}.${inner}`;
  }
  return undefined;
}

/** The error message of a field, or of the first part of it that has one. */
export function firstMessage(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const own = messageOf(error);
  if (own !== undefined) return own;
  for (const part of Object.values(error)) {
    const message = firstMessage(part);
    if (message !== undefined) return message;
  }
  return undefined;
}

const messageOf = (error: object): string | undefined =>
  'message' in error && typeof error.message === 'string' ? error.message : undefined;
