import { ApplicationStatus } from '@folio/contract/application-fields';
import { contentLimits } from '@folio/contract/content-limits';
import type { PostingFields } from '@folio/postings/posting-fields';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useStoredForm } from '../../lib/device-store/use-stored-form.ts';
import { describeError } from '../../lib/error-copy.ts';
import { hasSameContent } from '../../lib/has-same-content.ts';
import { pasteJobText } from '../../lib/job-text.ts';
import { resumeNamesQuery } from '../../lib/resume-names.ts';
import { useNavigateHere } from '../../lib/use-navigate-here.ts';
import { Trans } from '../../lib/words/trans.tsx';
import { t } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { ProblemNote } from '../../ui/error-state.tsx';
import { linkStyle } from '../../ui/link-style.ts';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { applicationsCopy, nameOf, statusOptions } from './applications.copy.ts';
import { applicationListQuery } from './applications.queries.ts';
import { fillBlanks, pastedPosting } from './catch/pasted-posting.ts';
import { useCaught, WaitingNote } from './catch/waiting-catch.tsx';
import { fieldLabels } from './field-labels.copy.ts';
import { useAddApplication } from './use-application-changes.ts';
import { useProposals } from './use-proposals.ts';

const empty = {
  role: '',
  company: '',
  place: '',
  pay: '',
  source: '',
  link: '',
  jobDescription: '',
  deadline: '',
  status: 'saved',
  /** Blank until chosen; then a resume's id, or `noResume`. */
  resume: '',
};
const noResume = 'none';
type Fields = typeof empty;
const inRows = ['role', 'company', 'place', 'pay', 'source', 'link'] as const;

type Props = {
  id: string;
  /** A job from a web page, a paste or another app; fills in blank fields. */
  caught?: Partial<PostingFields> | undefined;
  /** Called when the form has stored the job, or it was discarded. */
  onCaughtSettled?: () => void;
  onBusyChange: (isBusy: boolean) => void;
  onDone: () => void;
};

/** The form for a new application. The pasted description proposes values for blank fields. */
export function ApplicationForm({ id, ...props }: Props) {
  const { onBusyChange } = props;
  const { fields, status, resumes, resumeId, ...form } = useNewApplication(props);
  const { waiting, wantsName, role, change, type, forget, error, isPending } = form;
  useEffect(() => onBusyChange(isPending), [onBusyChange, isPending]);
  return (
    <form id={id} noValidate onSubmit={form.submit} className="grid grid-cols-1 gap-4">
      {waiting ? <WaitingNote name={nameOf(fields)} {...waiting} /> : null}
      <SameNote fields={fields} />
      <TextArea
        label={t('Job description')}
        rows={6}
        // Limited in height, so that the values read from it stay visible below.
        className="[&_textarea]:max-h-60"
        maxLength={contentLimits.longText}
        value={fields.jobDescription}
        // Text typed during sending would be lost with the form.
        readOnly={isPending}
        onChange={({ target: { value } }) => {
          const posting = pastedPosting(value);
          type(
            posting ? fillBlanks(posting, form.latest.current, value) : { jobDescription: value },
          );
        }}
        onPaste={pasteJobText}
      />
      <div className="grid grid-cols-2 gap-x-4 gap-y-3 max-sm:grid-cols-1">
        {inRows.map((field) => (
          <TextField
            key={field}
            label={fieldLabels[field]}
            ref={field === 'role' ? role : undefined}
            error={field === 'role' && wantsName ? t('Enter the role or the company') : undefined}
            type={field === 'link' ? 'url' : 'text'}
            autoComplete="off"
            maxLength={field === 'link' ? contentLimits.link : contentLimits.shortText}
            value={fields[field]}
            readOnly={isPending}
            onChange={({ target }) => type({ [field]: target.value })}
          />
        ))}
      </div>
      <div className="grid grid-cols-2 gap-x-4 gap-y-3 max-sm:grid-cols-1">
        <TextField
          label={fieldLabels.deadline}
          type="date"
          max="9999-12-31"
          value={fields.deadline}
          onChange={({ target }) => type({ deadline: target.value })}
        />
        <Select
          label={t('Status')}
          value={status}
          options={statusOptions()}
          onValueChange={(next) => change({ status: next })}
        />
      </div>
      {resumes.length === 0 ? null : (
        <Select
          label={fieldLabels.resumeId}
          value={resumeId ?? noResume}
          options={[
            { value: noResume, label: t('None yet') },
            ...resumes.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onValueChange={(resume) => change({ resume })}
        />
      )}
      {hasSameContent(fields, empty) ? null : (
        <Button variant="quiet" className="justify-self-start" onClick={() => void forget()}>
          {t('Clear all')}
        </Button>
      )}
      {error ? (
        <ProblemNote title={applicationsCopy.addFailed} description={describeError(error)} />
      ) : null}
    </form>
  );
}

/** The state of the form, and its submission. */
function useNewApplication({ caught, onCaughtSettled: onSettled, onDone }: Omit<Props, 'id'>) {
  // Stored on the device, so that a closed form keeps its contents.
  const form = useStoredForm('form/new-application', empty, { isAsked: true });
  const { fields, latest, change, forget, isRead } = form;
  const waiting = useCaught({ caught, empty, isRead, latest, change, onSettled });
  const status = statusOf(fields);
  const { data: resumes = [] } = useQuery(resumeNamesQuery());
  const resumeId = resumeFor(fields.resume, resumes);
  const [wantsName, setWantsName] = useState(false);
  const role = useRef<HTMLInputElement>(null);
  const navigate = useNavigateHere();
  const { add, error, isPending } = useAddApplication({
    // The page may be left before the response. A form left in the store would be submitted twice.
    onKept: form.handOver,
    onAdded: (id) => {
      void forget();
      onDone();
      navigate(`/applications/${id}`);
    },
    onRefused: form.putBack,
  });
  const { finish } = useProposals(fields.jobDescription, latest, change);
  const [isReading, setReading] = useState(false);
  const isOpen = useIsOpen();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isReading) return;
    setReading(true);
    await finish();
    setReading(false);
    // Canceled while the description was read.
    if (!isOpen()) return;
    const { resume, ...typed } = latest.current;
    if (isNamed(typed)) {
      const resumeId = resumeFor(resume, resumes);
      add({ ...typed, status: statusOf(typed), deadline: typed.deadline || null, resumeId });
      return;
    }
    setWantsName(true);
    role.current?.focus();
  };
  const type = (changed: Partial<Fields>) => {
    change(changed);
    setWantsName(false);
  };
  return {
    fields,
    latest,
    waiting,
    status,
    resumes,
    resumeId,
    // The description may have filled in the name in the meantime.
    wantsName: wantsName && !isNamed(fields),
    role,
    change,
    type,
    submit,
    forget,
    error,
    isPending: isPending || isReading,
  };
}

const statusOf = ({ status }: Pick<Fields, 'status'>) =>
  ApplicationStatus.catch('saved').parse(status);

const isNamed = ({ role, company }: Pick<Fields, 'role' | 'company'>): boolean =>
  role.trim() !== '' || company.trim() !== '';

/**
 * Returns a function that tells whether the form is still mounted, for code that continues after a
 * pause.
 */
function useIsOpen(): () => boolean {
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return () => isOpen.current;
}

/** Returns the chosen resume. If none is chosen, a single resume is the default. */
function resumeFor(chosen: string, resumes: readonly { id: string }[]): string | null {
  if (chosen === '') return resumes.length === 1 ? (resumes[0]?.id ?? null) : null;
  return resumes.some(({ id }) => id === chosen) ? chosen : null;
}

/** Warns of an application with the same role and company. */
function SameNote({ fields: { role, company } }: { fields: Fields }) {
  const { data } = useQuery(applicationListQuery());
  const plain = (text: string) => text.trim().toLowerCase();
  const same = data?.find(
    (known) =>
      plain(role) !== '' &&
      plain(company) !== '' &&
      plain(known.role) === plain(role) &&
      plain(known.company) === plain(company),
  );
  return (
    <p role="status" className="text-muted empty:hidden">
      {same ? (
        <Trans
          message="You already have {link}."
          values={{
            link: (
              <Link to={`/applications/${same.id}`} className={linkStyle}>
                {nameOf(same)}
              </Link>
            ),
          }}
        />
      ) : null}
    </p>
  );
}
