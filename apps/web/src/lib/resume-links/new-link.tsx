import {
  type CreateResumeLink,
  linkLimits,
  type ResumeLink,
  resumeLinkRoutes,
} from '@folio/contract/resume-links';
import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, useState } from 'react';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { api, isApiError } from '../api-client.ts';
import { describeError } from '../error-copy.ts';
import { onceMade } from '../once-made.ts';
import { linkCopy } from './resume-links.copy.ts';

type Props = {
  kind: ResumeLink['kind'];
  resumeId: string;
  onMade: (link: ResumeLink & { address: string }) => void;
  onClose: () => void;
};

/** The form's values for a new link. */
type Filled = {
  name: string;
  slug: string;
  question: string;
  /** 'YYYY-MM-DD', or '' for no end. */
  lastDay: string;
  password: string;
  hidesContacts: boolean;
  isDownloadable: boolean;
};

/** The dialog for a new link; a review link must have an expiry date. */
export function NewLink({ kind, resumeId, onMade, onClose }: Props) {
  const isReview = kind === 'review';
  const [filled, setFilled] = useState<Filled>({
    name: '',
    slug: '',
    question: '',
    lastDay: isReview ? dayFromNow(linkLimits.reviewDays) : '',
    password: '',
    hidesContacts: isReview,
    isDownloadable: true,
  });
  const change = (part: Partial<Filled>) => setFilled((last) => ({ ...last, ...part }));
  const { mutate, error, isPending } = useMakeLink(kind, resumeId, onMade);
  return (
    <FormDialog
      title={isReview ? linkCopy.newReview : linkCopy.newNamed}
      description={isReview ? linkCopy.aboutReview : linkCopy.aboutNamed}
      submitLabel={linkCopy.create}
      isBusy={isPending}
      onSubmit={() => mutate(filled)}
      onClose={onClose}
    >
      <TextFields isReview={isReview} filled={filled} onChange={change} error={error} />
      <Switch
        label={linkCopy.hideContacts}
        hint={linkCopy.hideContactsHint}
        checked={filled.hidesContacts}
        onCheckedChange={(hidesContacts) => change({ hidesContacts })}
      />
      {isReview ? null : (
        <Switch
          label={linkCopy.download}
          hint={linkCopy.downloadHint}
          checked={filled.isDownloadable}
          onCheckedChange={(isDownloadable) => change({ isDownloadable })}
        />
      )}
      {error && !isOfField(error) ? (
        <p role="alert" className="text-small text-danger">
          {describeError(error)}
        </p>
      ) : null}
    </FormDialog>
  );
}

/** Makes a link from the form's values; a retry after a lost response doesn't make a second one. */
function useMakeLink(kind: Props['kind'], resumeId: string, onMade: Props['onMade']) {
  const [once] = useState(() => onceMade(kind === 'review' ? newSecret : undefined));
  return useMutation({
    mutationFn: async (filled: Filled) => {
      const body = bodyOf(kind, filled);
      const make = (key: string) => {
        const known = body.kind === 'review' ? { ...body, secret: key } : { ...body, id: key };
        return api(resumeLinkRoutes.create, { params: { id: resumeId }, body: known });
      };
      return (await once(body, make)).data;
    },
    onSuccess: onMade,
  });
}

function bodyOf(kind: Props['kind'], filled: Filled): CreateResumeLink {
  const { name, slug, question, hidesContacts, isDownloadable } = filled;
  const common = { password: filled.password || null, hidesContacts };
  const expiresAt = endOf(filled.lastDay);
  return kind === 'review'
    ? { kind, name, question, ...common, ...(expiresAt ? { expiresAt } : {}) }
    : { kind, name, slug, isDownloadable, ...common, expiresAt: expiresAt ?? null };
}

type FieldsProps = {
  isReview: boolean;
  filled: Filled;
  onChange: (part: Partial<Filled>) => void;
  error: Error | null;
};

function TextFields({ isReview, filled, onChange, error }: FieldsProps) {
  const field = (name: keyof typeof nameInBody) => ({
    value: filled[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onChange({ [name]: target.value }),
    error: problemsOf(error)[nameInBody[name]]?.[0],
  });
  return (
    <>
      {isReview ? null : (
        <TextField
          label={linkCopy.slug}
          hint={linkCopy.slugHint(location.host)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={30}
          {...field('slug')}
        />
      )}
      <TextField
        label={linkCopy.name}
        hint={linkCopy.nameHint}
        autoComplete="off"
        maxLength={linkLimits.name}
        {...field('name')}
      />
      {isReview ? (
        <TextField
          label={linkCopy.question}
          hint={linkCopy.questionHint}
          autoComplete="off"
          maxLength={linkLimits.question}
          {...field('question')}
        />
      ) : null}
      <TextField
        type="date"
        label={linkCopy.ends}
        hint={isReview ? undefined : linkCopy.endsOptional}
        min={dayFromNow(0)}
        max={dayFromNow(linkLimits.mostDays - 1)}
        {...field('lastDay')}
      />
      <TextField
        label={linkCopy.password}
        hint={linkCopy.passwordHint}
        autoComplete="off"
        spellCheck={false}
        maxLength={128}
        {...field('password')}
      />
    </>
  );
}

/** The text fields, by the names under which the server reports their problems. */
const nameInBody = {
  slug: 'slug',
  name: 'name',
  question: 'question',
  lastDay: 'expiresAt',
  password: 'password',
} as const;

const problemsOf = (error: Error | null) => (isApiError(error) ? error.errors : {});

/** Whether an error is shown at a field, so that the form need not say it. */
const isOfField = (error: Error): boolean =>
  Object.values(nameInBody).some((field) => field in problemsOf(error));

/** 'YYYY-MM-DD' in local time, as date inputs require. */
function dayFromNow(days: number): string {
  const day = new Date();
  day.setDate(day.getDate() + days);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** The end of a day in local time; undefined for an empty one. */
const endOf = (day: string): string | undefined =>
  day === '' ? undefined : new Date(`${day}T23:59:59`).toISOString();

/** 256 random bits in base64url, from which the address of a review link is made. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
