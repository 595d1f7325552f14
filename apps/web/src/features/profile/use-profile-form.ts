import { type Profile, profileRoutes } from '@folio/contract/profiles';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type FieldPath, type Resolver, useForm } from 'react-hook-form';
import { api, isApiError } from '../../lib/api-client.ts';
import { sessionQuery } from '../../lib/session.ts';
import { toast } from '../../ui/toast.ts';
import {
  changedFields,
  changesOf,
  type EntryList,
  FormValues,
  firstErrorPath,
  toFormValues,
  withoutBlankEntries,
} from './form-values.ts';
import { profileCopy } from './profile.copy.ts';
import { profileQuery } from './profile.queries.ts';
import { formFieldOf } from './tabs.ts';

const resolver = zodResolver(FormValues) as Resolver<FormValues>;

/** The one form of all tabs. `onProblem` is told of the first field that needs another look. */
export function useProfileForm(profile: Profile, onProblem: (path: string) => void) {
  const client = useQueryClient();
  const [isSaving, setIsSaving] = useState(false);
  const stored = useRef(toFormValues(profile));
  const form = useForm<FormValues>({ resolver, defaultValues: stored.current });
  const { isDirty } = form.formState;

  /** Takes over what is stored, and leaves every field alone that says so already. */
  function adopt(next: Profile, typedSince: Partial<FormValues> = {}) {
    stored.current = toFormValues(next);
    change(changedFields(form.getValues(), { ...stored.current, ...typedSince }));
    const keepDirty = Object.keys(typedSince).length > 0;
    form.reset(stored.current, { keepValues: true, keepDirty });
  }

  const latest = useRef({ adopt, isDirty });
  latest.current = { adopt, isDirty };
  // What was changed on another device shows, unless something is being changed here.
  useEffect(() => {
    if (!latest.current.isDirty) latest.current.adopt(profile);
  }, [profile]);

  function change(fields: Partial<FormValues>) {
    for (const [name, value] of Object.entries(fields))
      form.setValue(name as FieldPath<FormValues>, value as never, { shouldDirty: true });
  }

  function dropBlankEntries() {
    const now = form.getValues();
    const kept = withoutBlankEntries(now);
    for (const [name, value] of Object.entries(changedFields(now, kept)))
      form.setValue(name as EntryList, value as FormValues[EntryList], { shouldDirty: true });
  }

  async function send(values: FormValues): Promise<boolean> {
    const sent = structuredClone(form.getValues());
    try {
      const body = changesOf(stored.current, values);
      const { data } = await api(profileRoutes.update, { body });
      adopt(data, changedFields(sent, form.getValues()));
      client.setQueryData(profileQuery().queryKey, data);
      void client.invalidateQueries({ queryKey: sessionQuery().queryKey });
      toast(profileCopy.saved);
      return true;
    } catch (error) {
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

  /** Whether everything is saved. */
  async function save(): Promise<boolean> {
    if (isSaving) return false;
    dropBlankEntries();
    setIsSaving(true);
    let isSaved = false;
    const submit = form.handleSubmit(
      async (values) => {
        isSaved = await send(values);
      },
      (errors) => onProblem(firstErrorPath(errors) ?? ''),
    );
    await submit();
    setIsSaving(false);
    return isSaved;
  }

  return { form, save, change, isSaving, isDirty, stored };
}

export type ProfileForm = ReturnType<typeof useProfileForm>;
