import {
  ApplicationStatus,
  applicationRoutes,
  type CreateApplication,
} from '@folio/contract/applications';
import { contentLimits } from '@folio/contract/content-limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { api, isApiError } from '../../lib/api-client.ts';
import { useKeptForm } from '../../lib/device-store/use-kept-form.ts';
import { describeError } from '../../lib/error-copy.ts';
import { isSame } from '../../lib/is-same.ts';
import { readJob } from '../../lib/job-match/job-match.ts';
import { newResumeId } from '../../lib/new-resume-id.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ProblemNote } from '../../ui/error-state.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { applicationsCopy, fieldLabels, localToday, statusOptions } from './applications.copy.ts';
import { showInList, toSummary } from './use-application-changes.ts';

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

/** Where a job is added: its description is pasted, and what it says of the job is proposed. */
export function NewApplication({ open, onOpenChange }: Props) {
  const formId = useId();
  const [isBusy, setIsBusy] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="New application"
      description="Paste the job description, and we’ll fill in what it says. Correct anything."
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button variant="primary" type="submit" form={formId} isBusy={isBusy}>
            Add application
          </Button>
        </>
      }
    >
      <NewForm id={formId} onBusyChange={setIsBusy} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

const empty = { role: '', company: '', place: '', link: '', jobDescription: '', status: 'saved' };
type Fields = typeof empty;
const proposed = ['role', 'company', 'place'] as const;

type FormProps = { id: string; onBusyChange: (isBusy: boolean) => void; onDone: () => void };

function NewForm({ id, onBusyChange, onDone }: FormProps) {
  // Closed before it was added, it is as it was when it is opened again.
  const { fields, latest, change, forget } = useKeptForm('form/new-application', empty);
  const status = ApplicationStatus.catch('saved').parse(fields.status);
  const [wantsName, setWantsName] = useState(false);
  const role = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const { mutate, error, isPending } = useAdd((id) => {
    void forget();
    onDone();
    void navigate(`/applications/${id}`);
  });
  useEffect(() => onBusyChange(isPending), [onBusyChange, isPending]);
  useProposals(fields.jobDescription, latest, change);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (fields.role.trim() || fields.company.trim()) {
      mutate({ ...fields, status, day: localToday() });
      return;
    }
    setWantsName(true);
    role.current?.focus();
  };
  const type = (changed: Partial<Fields>) => {
    change(changed);
    setWantsName(false);
  };
  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-4">
      <TextArea
        label="Job description"
        rows={6}
        maxLength={contentLimits.longText}
        value={fields.jobDescription}
        onChange={({ target }) => type({ jobDescription: target.value })}
      />
      <div className="grid grid-cols-2 gap-x-4 gap-y-3 max-sm:grid-cols-1">
        {[...proposed, 'link' as const].map((field) => (
          <TextField
            key={field}
            label={fieldLabels[field]}
            ref={field === 'role' ? role : undefined}
            error={field === 'role' && wantsName ? 'Enter the role or the company' : undefined}
            type={field === 'link' ? 'url' : 'text'}
            autoComplete="off"
            maxLength={field === 'link' ? contentLimits.link : contentLimits.shortText}
            value={fields[field]}
            onChange={({ target }) => type({ [field]: target.value })}
          />
        ))}
      </div>
      <Select
        label="Status"
        className="sm:w-1/2 sm:pr-2"
        value={status}
        options={statusOptions}
        onValueChange={(next) => change({ status: next })}
      />
      {isSame(fields, empty) ? null : (
        <Button
          variant="quiet"
          className="justify-self-start max-md:h-11"
          onClick={() => void forget()}
        >
          Clear all
        </Button>
      )}
      {error ? (
        <ProblemNote title={applicationsCopy.addFailed} description={describeError(error)} />
      ) : null}
    </form>
  );
}

const pauseMs = 300;

/** Fills in what a pasted description says, in fields that nobody has filled in by hand. */
function useProposals(
  jobDescription: string,
  latest: { readonly current: Fields },
  change: (changed: Partial<Fields>) => void,
): void {
  const last = useRef<Partial<Fields>>({});
  const propose = useRef(change);
  propose.current = change;
  useEffect(() => {
    if (jobDescription.trim() === '') return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const read = await readJob(jobDescription).catch(() => undefined);
      if (!read || !isCurrent) return;
      const before = last.current;
      last.current = read;
      const fields = latest.current;
      const ours = proposed.filter(
        (field) => fields[field] === '' || fields[field] === before[field],
      );
      const found = ours.map((field) => [field, read[field]] as const);
      if (found.some(([field, value]) => fields[field] !== value))
        propose.current(Object.fromEntries(found));
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [jobDescription, latest]);
}

/** Asked for again after a line that broke, it is the same application, as it now is. */
function useAdd(onAdded: (id: string) => void) {
  const client = useQueryClient();
  const [id, setId] = useState(newResumeId);
  const wasSent = useRef(false);
  return useMutation({
    mutationFn: async (body: CreateApplication) => {
      const isAgain = wasSent.current;
      wasSent.current = true;
      const { data } = await api(applicationRoutes.create, { body: { ...body, id } });
      // What came of the first time may have other texts: they were changed since.
      return isAgain ? (await api(applicationRoutes.update, { params: { id }, body })).data : data;
    },
    onSuccess: (made) => {
      showInList(client, [toSummary(made)]);
      onAdded(made.id);
    },
    onError: (error) => {
      if (isApiError(error, 'IDEMPOTENCY_CONFLICT')) setId(newResumeId());
    },
  });
}
