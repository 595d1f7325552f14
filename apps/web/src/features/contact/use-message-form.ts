import { contactRoutes } from '@folio/contract/contact';
import { queryOptions } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
  useForm,
} from 'react-hook-form';
import { api, isApiError } from '../../lib/api-client.ts';
import { showFieldErrors } from '../../lib/field-errors.ts';
import { readFormDraft, removeFormDraft, writeFormDraft } from '../../lib/form-draft.ts';
import { onceMade } from '../../lib/once-made.ts';
import { type ToastMessage, toast } from '../../ui/toast.ts';

type Options<Fields extends FieldValues> = {
  /** The name of its draft. */
  name: string;
  resolver: Resolver<Fields>;
  /** The initial values without a draft. */
  blank: DefaultValues<Fields>;
  /** Data of the signed-in person, once loaded; fill fields that are empty. */
  known: Partial<Record<Path<Fields>, string>>;
  /** `id` is the same for retries of the same message after a lost response. */
  send: (fields: Fields & { openForMs?: number }, id: string) => Promise<unknown>;
  sent: ToastMessage;
  failed: () => ToastMessage;
};

/**
 * A form whose input is stored until it is sent, to survive errors, a lost connection and a reload.
 */
export function useMessageForm<Fields extends FieldValues>(options: Options<Fields>) {
  const { name, resolver, blank, known, send, sent, failed } = options;
  const [draft] = useState(() => readFormDraft(name));
  const [isSent, setIsSent] = useState(false);
  const [once] = useState(() => onceMade());
  const form = useForm<Fields>({
    resolver,
    // Draft values are validated like typed ones.
    defaultValues: { ...blank, ...draft.fields } as DefaultValues<Fields>,
  });
  const { watch, getValues, setValue, reset } = form;

  useEffect(() => {
    const writing = watch((fields) => {
      writeFormDraft(name, { ...draft, fields: fields as Record<string, string> });
    });
    return () => writing.unsubscribe();
  }, [watch, name, draft]);

  const knownText = JSON.stringify(known);
  useEffect(() => {
    for (const [field, value] of Object.entries(JSON.parse(knownText)) as [Path<Fields>, string][])
      if (!getValues(field)) setValue(field, value as PathValue<Fields, Path<Fields>>);
  }, [knownText, getValues, setValue]);

  async function submit(fields: Fields) {
    const typed = JSON.stringify(getValues());
    try {
      await once(fields, (id) => send({ ...fields, ...openForMs(draft.openedAt, Date.now()) }, id));
    } catch (error) {
      const errors = isApiError(error) ? error.errors : {};
      if (showFieldErrors(form, errors) === undefined) toast(failed());
      return;
    }
    toast(sent);
    // Text typed during sending was not sent, so it stays.
    if (JSON.stringify(getValues()) !== typed) return;
    reset({ ...blank, ...known } as DefaultValues<Fields>);
    removeFormDraft(name);
    setIsSent(true);
  }

  return {
    form,
    isSent,
    writeAgain: () => setIsSent(false),
    submit: form.handleSubmit(submit),
    isBusy: form.formState.isSubmitting,
  };
}

/**
 * How long a form was open, which distinguishes people from bots. Omitted if the clock was set back
 * meanwhile.
 */
export const openForMs = (openedAt: number, now: number): { openForMs?: number } =>
  now < openedAt ? {} : { openForMs: Math.round(now - openedAt) };

/** This installation's contact addresses. */
export const addressesQuery = () =>
  queryOptions({
    queryKey: ['contact-addresses'],
    queryFn: async () => (await api(contactRoutes.addresses)).data,
    staleTime: Number.POSITIVE_INFINITY,
  });
