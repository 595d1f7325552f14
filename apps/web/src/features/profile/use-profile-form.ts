import { Profile } from '@folio/contract/profiles';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type FieldPath, type Resolver, useForm } from 'react-hook-form';
import { isAnswerLost, isApiError } from '../../lib/api-client.ts';
import { isEqual } from '../../lib/autosave/conflict-list.ts';
import type { FieldAutosave } from '../../lib/autosave/field-autosave.ts';
import type { FieldChanges } from '../../lib/autosave/field-changes.ts';
import { keepFieldsSafe } from '../../lib/autosave/keep-fields-safe.ts';
import { openDeviceStore } from '../../lib/device-store/device-store.ts';
import { sessionQuery } from '../../lib/session.ts';
import { t } from '../../lib/words/words.ts';
import { toast } from '../../ui/toast.ts';
import {
  asStored,
  changedFields,
  changesOf,
  type EntryList,
  FormValues,
  firstErrorPath,
  toFormValues,
  withoutBlankEntries,
} from './form-values.ts';
import { profileCopy } from './profile.copy.ts';
import { saveProfile, showProfile } from './profile.queries.ts';
import {
  baseOf,
  fromFields,
  openProfileDraft,
  type ProfileFields,
  toFields,
} from './profile-draft.ts';
import { formFieldOf } from './tabs.ts';

const resolver = zodResolver(FormValues) as Resolver<FormValues>;

/** Other devices may save during a merge. */
const maxAttempts = 4;

/**
 * The form of all tabs, with its draft on this device. `onProblem` receives the first field with an
 * error.
 */
export function useProfileForm(profile: Profile, onProblem: (path: string) => void) {
  const client = useQueryClient();
  const [isSaving, setIsSaving] = useState(false);
  const form = useForm<FormValues>({ resolver, defaultValues: toFormValues(profile) });
  const isShowing = useRef(false);
  const show = (fields: ProfileFields) => {
    isShowing.current = true;
    const shown = toFields(form.getValues());
    for (const [field, value] of Object.entries(fields))
      if (!isEqual(shown[field], value))
        form.setValue(field as FieldPath<FormValues>, structuredClone(value) as never);
    isShowing.current = false;
  };
  const [draft] = useState(() => openProfileDraft(profile, openDeviceStore(profile.id), show));
  const isDirty = useSyncExternalStore(draft.subscribe, () => draft.isChanged);
  useDraft(draft, { form, isShowing, userId: profile.id });
  // The profile was refetched by another part of the app.
  useEffect(() => void draft.refresh(baseOf(profile)), [draft, profile]);

  function change(fields: Partial<FormValues>) {
    for (const [name, value] of Object.entries(fields))
      form.setValue(name as FieldPath<FormValues>, value as never, { shouldDirty: true });
  }

  /** Loads a backup copy's fields into the form; its button saves them. */
  function openCopy(fields: ProfileFields) {
    show(fields);
    draft.change(toFields(structuredClone(form.getValues())));
  }

  function dropBlankEntries() {
    const now = form.getValues();
    const kept = withoutBlankEntries(now);
    for (const [name, value] of Object.entries(changedFields(now, kept)))
      form.setValue(name as EntryList, value as FormValues[EntryList], { shouldDirty: true });
  }

  async function send(attempt = 1): Promise<boolean> {
    const { base, document } = draft;
    const typed = form.getValues();
    const values = FormValues.safeParse(typed).data ?? typed;
    const noteRefusedBy = noteSent(draft, values);
    try {
      const changes = changesOf(fromFields(base.document), values);
      const data = await saveProfile(profile.id, { ...changes, version: base.version });
      await draft.markSaved(changedFrom(base.document, document), baseOf(data));
      form.setValue('currentPassword', '');
      showProfile(client, data);
      void client.invalidateQueries({ queryKey: sessionQuery().queryKey });
      toast(profileCopy.saved);
      return true;
    } catch (error) {
      noteRefusedBy(error);
      const stale = isApiError(error, 'VERSION_CONFLICT') ? Profile.safeParse(error.data) : null;
      if (stale?.data && attempt < maxAttempts) {
        await draft.receiveNow(baseOf(stale.data), base.version);
        return await send(attempt + 1);
      }
      if (isApiError(error)) showRefusal(error.errors);
      toast(profileCopy.saveFailed);
      return false;
    }
  }

  function showRefusal(errors: Record<string, string[]>) {
    const paths = Object.keys(errors).map((path) => formFieldOf(path) as FieldPath<FormValues>);
    Object.values(errors).forEach(([message = ''], index) => {
      const path = paths[index];
      if (path) form.setError(path, { type: 'server', message });
    });
    if (paths[0]) onProblem(paths[0]);
  }

  /** Saves; resolves to whether everything is saved. */
  async function save(): Promise<boolean> {
    if (isSaving) return false;
    dropBlankEntries();
    setIsSaving(true);
    let isSaved = false;
    const submit = form.handleSubmit(
      async () => {
        isSaved = await send();
      },
      (errors) => onProblem(firstErrorPath(errors) ?? ''),
    );
    await submit();
    setIsSaving(false);
    return isSaved;
  }

  return { form, draft, save, change, openCopy, isSaving, isDirty };
}

type Form = ReturnType<typeof useForm<FormValues>>;

/** Stores input from the first letter on, and restores it. */
function useDraft(
  draft: FieldAutosave<ProfileFields>,
  { form, isShowing, userId }: { form: Form; isShowing: { current: boolean }; userId: string },
): void {
  useEffect(() => {
    const stopTyping = form.subscribe({
      formState: { values: true },
      callback: () => {
        if (!isShowing.current) draft.change(toFields(structuredClone(form.getValues())));
      },
    });
    const stop = keepFieldsSafe(draft, { kind: 'profile', id: userId }, () => {
      if (!draft.hasUnsaved()) return;
      const onClick = () => void draft.discard();
      toast({ ...profileCopy.draftRestored, action: { label: t('Discard'), onClick } });
    });
    return () => {
      stopTyping();
      stop();
    };
  }, [draft, form, isShowing, userId]);
}

/** Returns a function that takes the error of a save that failed. */
function noteSent(draft: FieldAutosave<ProfileFields>, values: FormValues) {
  const noteRefused = draft.noteSent(changedFrom(draft.base.document, toFields(asStored(values))));
  return (error: unknown): void => {
    if (!isAnswerLost(error)) noteRefused();
  };
}

const changedFrom = (before: ProfileFields, now: ProfileFields): FieldChanges =>
  Object.fromEntries(
    Object.entries(now).flatMap(([field, value]) =>
      isEqual(value, before[field]) ? [] : [[field, { value }]],
    ),
  );

export type ProfileForm = ReturnType<typeof useProfileForm>;
