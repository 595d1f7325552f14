import { contentLimits } from '@folio/contract/content-limits';
import type { Resume } from '@folio/contract/resumes';
import type { ResumeFamily } from '@folio/contract/versions';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { useStoredForm } from '../../lib/device-store/use-stored-form.ts';
import { describeError } from '../../lib/error-copy.ts';
import { t } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { linkStyle } from '../../ui/link-style.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useFirstFocus } from '../../ui/use-focus.ts';
import { besideName, VersionItem } from './version-item.tsx';
import { madeWords, versionsCopy } from './versions.copy.ts';
import { familyQuery, useTailor } from './versions.queries.ts';

type Props = { resumeId: string; onMade: (id: string) => void };

/** All versions of a resume, and a form for another. */
export function VersionsPage({ resumeId, onMade }: Props) {
  const { data, error, refetch } = useQuery(familyQuery(resumeId));
  return (
    <div className="mx-auto max-w-225">
      <PageHead
        title={versionsCopy.title}
        back={{ to: '/resumes', label: t('Back to all resumes') }}
      />
      {error && !data ? (
        <ErrorState
          title={versionsCopy.loadFailed}
          description={describeError(error)}
          onRetry={refetch}
        />
      ) : data ? (
        <>
          <p className="mb-8 max-w-160 text-muted">
            {versionsCopy.intro(data.original.name)}{' '}
            <Link to={`/resume/editor/${data.original.id}`} className={linkStyle}>
              {t('Open the original')}
            </Link>
          </p>
          {data.versions.length === 0 ? <NoVersions /> : null}
          <div className="border-b border-line">
            {data.versions.map((version) => (
              <VersionItem key={version.resume.id} version={version} original={data.original} />
            ))}
          </div>
          <section aria-labelledby="tailor" className={classNames('pt-8', besideName)}>
            <h2 id="tailor" className="text-title font-semibold">
              {versionsCopy.tailor}
            </h2>
            <TailorForm
              resumeId={resumeId}
              source={sourceOf(data, resumeId)}
              isFirst={data.versions.length === 0}
              onMade={onMade}
            />
          </section>
        </>
      ) : (
        <VersionsSkeleton />
      )}
    </div>
  );
}

function NoVersions() {
  return (
    <div className="pt-2 pb-10">
      <h2 className="font-display text-heading">{versionsCopy.none}</h2>
      <p className="mt-3 text-large text-muted">{versionsCopy.noneHint}</p>
    </div>
  );
}

function VersionsSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-4">
      <span className="sr-only" role="status">
        {t('Loading the versions')}
      </span>
      <Skeleton className="h-5 w-2/3" />
      <Skeleton className="h-40 w-full max-w-160" />
      <Skeleton className="h-16 w-full" />
    </div>
  );
}

/** The resume that a version is made from: the original or one of its versions. */
const sourceOf = ({ original, versions }: ResumeFamily, id: string): Resume =>
  versions.find(({ resume }) => resume.id === id)?.resume ?? original;

type TailorFormProps = Props & { source: Resume; isFirst: boolean };

/** Makes a version of a resume for a job description. */
function TailorForm({ resumeId, source, isFirst, onMade }: TailorFormProps) {
  const { fields, change, forget } = useStoredForm(`form/tailor-${resumeId}`, blank);
  const { jobDescription } = fields;
  const [error, setError] = useState<string>();
  const description = useFirstFocus(isFirst && jobDescription.trim() === '');
  const tailor = useTailor(resumeId, (made) => {
    // Clears the form, which would otherwise make the same version again.
    void forget();
    toast({ ...versionsCopy.made, description: madeWords(made, source), tone: 'good' });
    onMade(made.id);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (jobDescription.trim() === '') return setError(versionsCopy.emptyJob);
    const named = fields.name.trim();
    tailor.mutate(
      { jobDescription, ...(named === '' ? {} : { name: named }) },
      {
        onError: (failure) =>
          toast({
            title: versionsCopy.failed,
            description: describeError(failure),
            tone: 'error',
          }),
      },
    );
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextArea
        label={versionsCopy.jobDescription}
        ref={description}
        hint={versionsCopy.jobHint}
        rows={6}
        maxLength={contentLimits.longText}
        value={jobDescription}
        error={error}
        // Text typed during the request would be lost with the form.
        readOnly={tailor.isPending}
        onChange={(event) => {
          change({ jobDescription: event.target.value });
          setError(undefined);
        }}
      />
      <TextField
        label={versionsCopy.name}
        hint={versionsCopy.nameHint}
        maxLength={120}
        value={fields.name}
        readOnly={tailor.isPending}
        onChange={(event) => change({ name: event.target.value })}
      />
      <Button
        type="submit"
        variant="primary"
        isBusy={tailor.isPending}
        className="justify-self-start"
      >
        {tailor.isPending ? versionsCopy.making : versionsCopy.make}
      </Button>
    </form>
  );
}

const blank = { jobDescription: '', name: '' };
