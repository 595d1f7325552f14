import {
  type CreateResumeLink,
  linkLimits,
  type ResumeLink,
  resumeLinkRoutes,
} from '@folio/contract/resume-links';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { api, isApiError } from '../api-client.ts';
import { describeError } from '../error-copy.ts';
import { onceMade } from '../once-made.ts';
import { t } from '../words/words.ts';
import { newSecret } from './new-secret.ts';
import { linkCopy } from './resume-links.copy.ts';

type Props = {
  kind: ResumeLink['kind'];
  resumeId: string;
  onMade: (link: ResumeLink & { address: string }) => void;
  onCancel: () => void;
};

/** The form for a new link; a review link must have an expiry date. */
export function NewLink({ kind, resumeId, onMade, onCancel }: Props) {
  const isReview = kind === 'review';
  const [name, setName] = useState('');
  const [slug, setSlug] = useState('');
  const [question, setQuestion] = useState('');
  const [lastDay, setLastDay] = useState(isReview ? dayFromNow(linkLimits.reviewDays) : '');
  const [password, setPassword] = useState('');
  const [hidesContacts, setHidesContacts] = useState(isReview);
  const [isDownloadable, setDownloadable] = useState(true);
  const [once] = useState(() => onceMade(isReview ? newSecret : undefined));
  const { mutate, error, isPending } = useMutation({
    mutationFn: async () => {
      const common = { password: password || null, hidesContacts };
      const expiresAt = endOf(lastDay);
      const body: CreateResumeLink = isReview
        ? { kind: 'review', name, question, ...common, ...(expiresAt ? { expiresAt } : {}) }
        : { kind: 'share', name, slug, isDownloadable, ...common, expiresAt: expiresAt ?? null };
      const params = { id: resumeId };
      const make = (key: string) => {
        const known = body.kind === 'review' ? { ...body, secret: key } : { ...body, id: key };
        return api(resumeLinkRoutes.create, { params, body: known });
      };
      return (await once(body, make)).data;
    },
    onSuccess: onMade,
  });
  const problems = isApiError(error) ? error.errors : {};
  const isElsewhere =
    error &&
    !['name', 'slug', 'question', 'expiresAt', 'password'].some((field) => field in problems);
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        mutate();
      }}
    >
      {isReview ? null : (
        <TextField
          label={linkCopy.slug}
          hint={linkCopy.slugHint(location.host)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={30}
          value={slug}
          onChange={({ target }) => setSlug(target.value)}
          error={problems.slug?.[0]}
        />
      )}
      <TextField
        label={linkCopy.name}
        hint={linkCopy.nameHint}
        autoComplete="off"
        maxLength={linkLimits.name}
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={problems.name?.[0]}
      />
      {isReview ? (
        <TextField
          label={linkCopy.question}
          hint={linkCopy.questionHint}
          autoComplete="off"
          maxLength={linkLimits.question}
          value={question}
          onChange={({ target }) => setQuestion(target.value)}
          error={problems.question?.[0]}
        />
      ) : null}
      <TextField
        type="date"
        label={linkCopy.ends}
        hint={isReview ? undefined : linkCopy.endsOptional}
        min={dayFromNow(0)}
        max={dayFromNow(linkLimits.mostDays - 1)}
        value={lastDay}
        onChange={({ target }) => setLastDay(target.value)}
        error={problems.expiresAt?.[0]}
      />
      <TextField
        label={linkCopy.password}
        hint={linkCopy.passwordHint}
        autoComplete="off"
        spellCheck={false}
        maxLength={128}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        error={problems.password?.[0]}
      />
      <Switch
        label={linkCopy.hideContacts}
        hint={linkCopy.hideContactsHint}
        checked={hidesContacts}
        onCheckedChange={setHidesContacts}
      />
      {isReview ? null : (
        <Switch
          label={linkCopy.download}
          hint={linkCopy.downloadHint}
          checked={isDownloadable}
          onCheckedChange={setDownloadable}
        />
      )}
      {isElsewhere ? (
        <p role="alert" className="text-small text-danger">
          {describeError(error)}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" isBusy={isPending} className="max-md:h-11">
          {linkCopy.create}
        </Button>
        <Button onClick={onCancel} className="max-md:h-11">
          {t('Cancel')}
        </Button>
      </div>
    </form>
  );
}

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
