import { type ApplicationEvent, applicationLimits } from '@folio/contract/application-fields';
import { type Application, applicationRoutes } from '@folio/contract/applications';
import { contentLimits } from '@folio/contract/content-limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import type { FormEvent } from 'react';
import { api, isApiError } from '../../lib/api-client.ts';
import { useStoredForm } from '../../lib/device-store/use-stored-form.ts';
import { describeError } from '../../lib/error-copy.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { dayWords, localToday, statusNames } from './applications.copy.ts';
import { applicationQuery } from './applications.queries.ts';
import { showInList, toSummary } from './use-application-changes.ts';

/** What has happened, the last first. */
export function Timeline({ application }: { application: Application }) {
  const { events, status } = application;
  /** Since when the status is what it is: that stays. */
  const current = events.findLast((event) => event.status === status);
  const { mutate, isPending } = useStoreEvents(application);
  const remove = (event: ApplicationEvent) =>
    mutate((before) => before.filter(({ id }) => id !== event.id), {
      onSuccess: () =>
        toast({
          tone: 'good',
          title: 'Removed from the timeline',
          action: { label: 'Undo', onClick: () => mutate((before) => [...before, event]) },
        }),
    });
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline" className="text-title font-semibold">
        Timeline
      </h2>
      {events.length < applicationLimits.events ? (
        <NewNote
          applicationId={application.id}
          isBusy={isPending}
          onAdd={(note, onAdded) => mutate((before) => [...before, note], { onSuccess: onAdded })}
        />
      ) : (
        <p className="mt-2 text-small text-muted">
          The timeline is full: it can have up to {applicationLimits.events} events. Remove one
          before you add a note or change the status.
        </p>
      )}
      <ol className="mt-4">
        {events.toReversed().map((event) => (
          <li key={event.id} className="flex items-baseline gap-3 border-t border-line py-2.5">
            <time dateTime={event.day} className="w-16 shrink-0 text-small text-faint tabular-nums">
              {dayWords(event.day)}
            </time>
            <div className="min-w-0 flex-1 wrap-anywhere">
              {event.status ? <p className="font-medium">{statusNames[event.status]}</p> : null}
              {event.text ? <p>{event.text}</p> : null}
            </div>
            {event.id === current?.id ? null : (
              <IconButton
                label={`Remove ${event.text || statusNames[event.status ?? 'saved']}`}
                size="small"
                className="max-md:size-11"
                icon={<X className="size-4" />}
                onClick={() => remove(event)}
              />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

type NewNoteProps = {
  applicationId: string;
  isBusy: boolean;
  onAdd: (note: ApplicationEvent, onAdded: () => void) => void;
};

const blankNote = { day: '', text: '' };

function NewNote({ applicationId, isBusy, onAdd }: NewNoteProps) {
  const { fields, change, forget } = useStoredForm(`form/note-${applicationId}`, blankNote);
  const text = fields.text.trim();
  const day = fields.day || localToday();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text) onAdd({ id: '', day, status: null, text }, () => void forget());
  };
  return (
    <form noValidate onSubmit={submit} className="mt-3 grid grid-cols-[1fr_auto] items-end gap-2">
      <TextField
        label="What happened"
        className="col-span-2"
        autoComplete="off"
        maxLength={contentLimits.shortText}
        value={fields.text}
        onChange={({ target }) => change({ text: target.value })}
      />
      <TextField
        label="On"
        type="date"
        max="9999-12-31"
        value={day}
        onChange={({ target }) => change({ day: target.value })}
      />
      <Button type="submit" className="max-md:h-11" isBusy={isBusy} disabled={text === ''}>
        Add
      </Button>
    </form>
  );
}

type EventsChange = (before: readonly ApplicationEvent[]) => ApplicationEvent[];

const mostTries = 5;

/** Made of the newest list: what is typed on the same page raises the version, too. */
async function storeEvents(
  { id, events, version }: Application,
  change: EventsChange,
  tries = mostTries,
): Promise<Application> {
  try {
    const body = { events: change(events), version };
    return (await api(applicationRoutes.update, { params: { id }, body })).data;
  } catch (error) {
    if (tries === 1 || !isApiError(error, 'VERSION_CONFLICT')) throw error;
    return storeEvents(error.data as Application, change, tries - 1);
  }
}

function useStoreEvents(application: Application) {
  const { id } = application;
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: EventsChange) => storeEvents(application, change),
    onSuccess: (saved) => {
      client.setQueryData(applicationQuery(id).queryKey, saved);
      showInList(client, [toSummary(saved)]);
    },
    onError: (error) => {
      toast({
        tone: 'error',
        title: 'We couldn’t change the timeline',
        description: isApiError(error, 'VERSION_CONFLICT')
          ? 'It was changed elsewhere. It’s shown as it now is: try again.'
          : describeError(error),
      });
      void client.invalidateQueries({ queryKey: applicationQuery(id).queryKey });
    },
  });
}
