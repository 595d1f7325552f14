import { type ResumeLink, resumeLinkRoutes } from '@folio/contract/resume-links';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '../../ui/alert-dialog.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextToCopy } from '../../ui/text-to-copy.tsx';
import { toast } from '../../ui/toast.ts';
import { api } from '../api-client.ts';
import { untilWords } from '../dates.ts';
import { describeError } from '../error-copy.ts';
import { t } from '../words/words.ts';
import { NewLink } from './new-link.tsx';
import { linkCopy } from './resume-links.copy.ts';

const linksKey = (resumeId: string) => ['resume links', resumeId] as const;

type Made = ResumeLink & { address: string };

/**
 * The newest link of each resume. It is kept after the dialog closes, because its address can't be
 * shown again.
 */
const lastMade = new Map<string, Made>();

function useMade(resumeId: string) {
  const [made, setMade] = useState(() => lastMade.get(resumeId));
  return {
    made,
    hide: () => setMade(undefined),
    show(link: Made) {
      lastMade.set(resumeId, link);
      setMade(link);
    },
    forget(id: string) {
      if (lastMade.get(resumeId)?.id === id) lastMade.delete(resumeId);
      setMade((shown) => (shown?.id === id ? undefined : shown));
    },
  };
}

const titleId = 'resume-links';

function focusTitle(): boolean {
  const title = document.getElementById(titleId);
  title?.focus();
  return title !== null;
}

/** Lists a resume's links, and lets its owner create and delete them. */
export function ResumeLinksPanel({ resumeId }: { resumeId: string }) {
  const client = useQueryClient();
  const queryKey = linksKey(resumeId);
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async () => (await api(resumeLinkRoutes.list, { params: { id: resumeId } })).data,
  });
  const [making, setMaking] = useState<ResumeLink['kind']>();
  const { made, hide, show, forget } = useMade(resumeId);
  const [justMade, setJustMade] = useState('');
  const begin = (kind: ResumeLink['kind']) => {
    hide();
    setMaking(kind);
  };
  const finish = (link: Made) => {
    setMaking(undefined);
    setJustMade(link.id);
    show(link);
    void client.invalidateQueries({ queryKey });
  };
  return (
    <section aria-labelledby={titleId} className="grid gap-4 border-t border-line pt-5">
      <div>
        <h3 id={titleId} tabIndex={-1} className="text-body font-medium outline-none">
          {linkCopy.title}
        </h3>
        <p className="mt-0.5 text-small text-muted">{linkCopy.about}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => begin('review')}>{linkCopy.askReview}</Button>
        <Button onClick={() => begin('share')}>{linkCopy.makeNamed}</Button>
      </div>
      {making ? (
        <NewLink
          kind={making}
          resumeId={resumeId}
          onMade={finish}
          onClose={() => setMaking(undefined)}
        />
      ) : null}
      {made ? <NewAddress key={made.id} {...made} isJustMade={made.id === justMade} /> : null}
      {error ? (
        <p role="alert" className="text-small text-danger">
          {linkCopy.loadFailed}. {describeError(error)}{' '}
          <Button size="small" variant="quiet" onClick={() => void refetch()}>
            {t('Retry')}
          </Button>
        </p>
      ) : null}
      {data || error ? null : <Skeleton className="h-11 w-full" />}
      {data && data.length > 0 ? (
        <ul className="border-t border-line">
          {data.map((link) => (
            <LinkRow
              key={link.id}
              link={link}
              resumeId={resumeId}
              onRemoved={() => forget(link.id)}
            />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

/**
 * The address of a new link. It gets the focus once the link is created, so that screen readers
 * announce it.
 */
function NewAddress({ kind, address, isJustMade }: Made & { isJustMade: boolean }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isJustMade) frame.current?.querySelector('input')?.focus();
  }, [isJustMade]);
  return (
    <div ref={frame}>
      <TextToCopy
        label={linkCopy.address}
        text={address}
        action={linkCopy.copy}
        done={linkCopy.copied}
      />
      {kind === 'review' ? <p className="text-small text-muted">{linkCopy.reviewMade}</p> : null}
    </div>
  );
}

type RowProps = { link: ResumeLink; resumeId: string; onRemoved: () => void };

function LinkRow({ link, resumeId, onRemoved }: RowProps) {
  const client = useQueryClient();
  const { id, kind, slug, name, expiresAt, hasPassword, views } = link;
  const title = kind === 'share' ? `${location.host}/r/${slug}` : name || linkCopy.review;
  const hasEnded = expiresAt !== null && Date.parse(expiresAt) < Date.now();
  const [isAsking, setIsAsking] = useState(false);
  const isRemoved = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => api(resumeLinkRoutes.revoke, { params: { id: resumeId, linkId: id } }),
    onSuccess: () => {
      isRemoved.current = true;
      onRemoved();
      toast({ tone: 'good', title: linkCopy.removed });
    },
    onError: (error) =>
      toast({ tone: 'error', title: linkCopy.removeFailed, description: describeError(error) }),
    onSettled: () => {
      setIsAsking(false);
      return client.invalidateQueries({ queryKey: linksKey(resumeId) });
    },
  });
  const ends = expiresAt === null ? linkCopy.noEnd : linkCopy.endsAt(untilWords(expiresAt));
  return (
    <li className="flex items-center gap-3 border-b border-line py-2">
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{title}</p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted">
          {name === '' ? null : <span>{kind === 'share' ? name : linkCopy.review}</span>}
          {hasEnded ? <Badge tone="warning">{linkCopy.ended}</Badge> : <span>{ends}</span>}
          {hasPassword ? (
            <span className="inline-flex items-center gap-1">
              <Lock aria-hidden className="size-3.5" />
              {linkCopy.locked}
            </span>
          ) : null}
          {views > 0 ? <span className="tabular-nums">{linkCopy.views(views)}</span> : null}
        </p>
      </div>
      <Button
        size="small"
        aria-label={`${linkCopy.remove} ${title}`}
        onClick={() => (hasEnded ? mutate() : setIsAsking(true))}
      >
        {linkCopy.remove}
      </Button>
      {/* Its secret is not stored, so that nobody can make the same link again. */}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={linkCopy.askRemove(title)}
        description={kind === 'review' ? linkCopy.removesReview : linkCopy.removesNamed}
        confirmLabel={linkCopy.removeLink}
        tone="danger"
        isBusy={isPending}
        onConfirm={() => mutate()}
        // The page's heading would be behind the dialog that contains the list.
        onClosed={() => isRemoved.current && focusTitle()}
      />
    </li>
  );
}
