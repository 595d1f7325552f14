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
import { type ToastMessage, toast } from '../../ui/toast.ts';

type Options<Fields extends FieldValues> = {
  /** Under which its draft is kept. */
  name: string;
  resolver: Resolver<Fields>;
  /** What it holds at first. */
  blank: DefaultValues<Fields>;
  /** Of the person who is signed in, as soon as they are known; for what they left empty. */
  known: Partial<Record<Path<Fields>, string>>;
  send: (fields: Fields & { openForMs?: number }) => Promise<unknown>;
  sent: ToastMessage;
  failed: () => ToastMessage;
};

/** A form whose text is kept until it was taken: over a failure, a lost connection and a reload. */
export function useMessageForm<Fields extends FieldValues>(options: Options<Fields>) {
  const { name, resolver, blank, known, send, sent, failed } = options;
  const [draft] = useState(() => readFormDraft(name));
  const [isSent, setIsSent] = useState(false);
  const form = useForm<Fields>({
    resolver,
    // Whatever a draft holds, the resolver judges it as it judges what is typed.
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
    try {
      await send({ ...fields, ...openForMs(draft.openedAt, Date.now()) });
    } catch (error) {
      const errors = isApiError(error) ? error.errors : {};
      if (showFieldErrors(form, errors) === undefined) toast(failed());
      return;
    }
    reset({ ...blank, ...known } as DefaultValues<Fields>);
    removeFormDraft(name);
    setIsSent(true);
    toast(sent);
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
 * For how long a form was open, which tells people from programs. A clock that was set back
 * meanwhile tells nothing.
 */
export const openForMs = (openedAt: number, now: number): { openForMs?: number } =>
  now < openedAt ? {} : { openForMs: Math.round(now - openedAt) };

/** Where to write to, as this installation has it. */
export const addressesQuery = () =>
  queryOptions({
    queryKey: ['contact-addresses'],
    queryFn: async () => (await api(contactRoutes.addresses)).data,
    staleTime: Number.POSITIVE_INFINITY,
  });
