import { type ApplicationEvent, applicationLimits } from '@folio/contract/application-fields';
import type { Application } from '@folio/contract/applications';
import { contentLimits } from '@folio/contract/content-limits';
import { newId } from '@folio/contract/new-id';
import { X } from 'lucide-react';
import type { FormEvent } from 'react';
import { useStoredForm } from '../../lib/device-store/use-stored-form.ts';
import { t } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { dayWords, localToday, statusNames } from './applications.copy.ts';
import { useApplicationChanges } from './use-application-changes.ts';

/** The events, the latest first. */
export function Timeline({ application }: { application: Application }) {
  const { events, status } = application;
  /** The event that set the current status can't be removed. */
  const current = events.findLast((event) => event.status === status);
  const { addNote, removeNote, isPending } = useApplicationChanges();
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline" className="text-title font-semibold">
        {t('Timeline')}
      </h2>
      {events.length < applicationLimits.events ? (
        <NewNote
          applicationId={application.id}
          isBusy={isPending}
          onAdd={(note, onAdded) => addNote(application.id, note, onAdded)}
        />
      ) : (
        <p className="mt-2 text-small text-muted">
          {t(
            'The timeline is full: it can have up to {events} events. Remove one before you add a note or change the status.',
            { events: applicationLimits.events },
          )}
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
                label={t('Remove {text}', {
                  text: event.text || statusNames[event.status ?? 'saved'],
                })}
                size="small"
                icon={<X className="size-4" />}
                onClick={() => removeNote(application.id, event)}
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
  const item = `form/note-${applicationId}` as const;
  const { fields, change, forget } = useStoredForm(item, blankNote, { isAsked: true });
  const text = fields.text.trim();
  const day = fields.day || localToday();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text) onAdd({ id: newId(), day, status: null, text }, () => void forget());
  };
  return (
    <form noValidate onSubmit={submit} className="mt-3 grid grid-cols-[1fr_auto] items-end gap-2">
      <TextField
        label={t('What happened')}
        className="col-span-2"
        autoComplete="off"
        maxLength={contentLimits.shortText}
        value={fields.text}
        // A note typed meanwhile would be cleared with this one.
        readOnly={isBusy}
        onChange={({ target }) => change({ text: target.value })}
      />
      <TextField
        label={t('On')}
        type="date"
        max="9999-12-31"
        value={day}
        onChange={({ target }) => change({ day: target.value })}
      />
      <Button type="submit" isBusy={isBusy} disabled={text === ''}>
        {t('Add')}
      </Button>
    </form>
  );
}
