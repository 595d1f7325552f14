import type { Resume } from '@folio/contract/resumes';
import type { TailoredVersion } from '@folio/contract/versions';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { describeError } from '../../lib/error-copy.ts';
import type { Match } from '../../lib/job-match/job-match.ts';
import { t } from '../../lib/words/words.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { linkStyle } from '../../ui/link-style.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { ChangeList } from './change-list.tsx';
import { contentChanges } from './content-changes.ts';
import { MatchTerms } from './match-terms.tsx';
import { offeredChanges } from './offered-changes.ts';
import { OfferedList } from './offered-list.tsx';
import { versionsCopy } from './versions.copy.ts';
import { matchQuery, useRelease } from './versions.queries.ts';

type Props = { version: TailoredVersion; original: Resume };

/** Puts the details next to the name on a wide screen. */
export const besideName = 'grid gap-x-12 gap-y-4 lg:grid-cols-[212px_minmax(0,1fr)]';

/** A version: its match with the job description, changes offered to it, and its differences. */
export function VersionItem({ version, original }: Props) {
  // A server of the previous release returns no applications.
  const { resume, base, jobDescription, applications = [] } = version;
  const differences = useMemo(
    () => contentChanges(original.content, resume.content),
    [original.content, resume.content],
  );
  const offered = useMemo(
    () => offeredChanges(base, original.content, resume.content),
    [base, original.content, resume.content],
  );
  const match = useQuery(matchQuery(resume, jobDescription));
  return (
    <article
      aria-labelledby={resume.id}
      className={classNames('border-t border-line py-6', besideName)}
    >
      <div className="flex items-start gap-4 lg:grid lg:content-start">
        <div className="grid min-w-0 flex-1 justify-items-start gap-1.5">
          <h2 id={resume.id} className="text-large font-semibold wrap-anywhere">
            {resume.name}
          </h2>
          <UsedFor applications={applications} />
          <p className="text-muted">{versionsCopy.differences(differences.length)}</p>
          <MatchScore match={match.data} hasFailed={match.isError} />
        </div>
        <Button asChild className="lg:justify-self-start">
          <Link
            to={`/resume/editor/${resume.id}`}
            aria-label={t('Open {name}', { name: resume.name })}
          >
            {versionsCopy.open}
          </Link>
        </Button>
      </div>
      <div className="@container min-w-0">
        {offered.length > 0 ? (
          <OfferedList
            key={original.version}
            version={version}
            original={original}
            offered={offered}
          />
        ) : null}
        <Details
          version={version}
          differences={differences}
          match={match.data}
          isFirst={offered.length === 0}
        />
      </div>
    </article>
  );
}

/** A version used for more jobs shows the others on demand. */
const shownJobs = 3;

function UsedFor({ applications }: { applications: TailoredVersion['applications'] & object }) {
  const [isOpen, setIsOpen] = useState(false);
  const others = applications.length - shownJobs;
  return (
    <>
      {(isOpen || others === 1 ? applications : applications.slice(0, shownJobs)).map(
        ({ id, role, company }) => (
          <p key={id} className="wrap-anywhere">
            {versionsCopy.usedFor}{' '}
            <Link to={`/applications/${id}`} className={linkStyle}>
              {[role, company].filter(Boolean).join(', ') || versionsCopy.unnamed}
            </Link>
          </p>
        ),
      )}
      {others > 1 ? (
        <button
          type="button"
          aria-expanded={isOpen}
          className="rounded-sm text-small text-muted underline underline-offset-2 finger:py-2"
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? t('Show fewer') : t('{others} more', { others })}
        </button>
      ) : null}
    </>
  );
}

type DetailsProps = {
  version: TailoredVersion;
  differences: ReturnType<typeof contentChanges>;
  match: Match | undefined;
  /** Whether it is the first of the version's details. */
  isFirst: boolean;
};

function Details({ version, differences, match, isFirst }: DetailsProps) {
  const { resume, jobDescription } = version;
  const release = useRelease();
  const letGo = () =>
    release.mutate(resume.id, {
      onSuccess: () => toast({ ...versionsCopy.released, tone: 'good' }),
      onError: (error) =>
        toast({
          title: versionsCopy.releaseFailed,
          description: describeError(error),
          tone: 'error',
        }),
    });
  return (
    <details className={classNames('group', isFirst ? 'max-lg:mt-4' : 'mt-4')}>
      <summary className="flex w-fit cursor-pointer list-none items-center gap-1.5 rounded-sm py-1 font-medium text-accent [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-4 transition-transform group-open:rotate-90" />
        {t('Details')}
        <span className="sr-only"> {t('of {name}', { name: resume.name })}</span>
      </summary>
      <div className="mt-4 grid gap-6">
        <MatchTerms terms={match?.terms ?? []} jobDescription={jobDescription} />
        {differences.length > 0 ? (
          <section>
            <h3 className="mb-3 font-semibold">{versionsCopy.differences(differences.length)}</h3>
            <ChangeList changes={differences} />
          </section>
        ) : null}
        <Button className="justify-self-start" isBusy={release.isPending} onClick={letGo}>
          {versionsCopy.release}
        </Button>
      </div>
    </details>
  );
}

/** The threshold of a good keyword match, as in the AI tab. */
const good = 70;

function MatchScore({ match, hasFailed }: { match: Match | undefined; hasFailed: boolean }) {
  if (hasFailed) return <p className="text-small text-faint">{versionsCopy.matchUnknown}</p>;
  if (!match) return <Skeleton className="h-5 w-20" />;
  return (
    <Badge tone={match.score >= good ? 'good' : 'warning'}>
      {t('{match} {score} of 100', { match: versionsCopy.match, score: match.score })}
    </Badge>
  );
}
