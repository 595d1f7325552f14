import { isBranded } from '@folio/contract/entitlements';
import type { ResumeSummary } from '@folio/contract/resumes';
import {
  ghostColor,
  ghostLines,
  thumbnailPath,
  type thumbnailWidthsPx,
} from '@folio/contract/thumbnails';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { fetchFile, isApiError } from '../../lib/api-client.ts';
import { earlyPictureOf, forgetEarlyPicture } from '../../lib/early-pictures.ts';
import { lastSeen } from '../../lib/last-seen/last-seen.ts';
import { useUser } from '../../lib/session.ts';
import { useWidth } from '../../lib/use-width.ts';
import { t } from '../../lib/words/words.ts';
import { classNames } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type CardLayout, nameStyle, pageStyle } from './card-grid.tsx';
import { isTemporary } from './resume-change.ts';
import { type ResumeActions, ResumeMenu } from './resume-menu.tsx';
import { nameOr } from './resumes.copy.ts';

type Props = {
  resume: ResumeSummary;
  actions: ResumeActions;
  layout: CardLayout;
  heading: 'h2' | 'h3';
  /** The text below the name. */
  children: ReactNode;
};

/** A resume as a page with its name and details below, and a menu of actions. */
export function ResumeCard({ resume, actions, layout, heading: Heading, children }: Props) {
  const name = nameOr(resume.name, t('Untitled'));
  const isNew = isTemporary(resume);
  return (
    <article className="relative min-w-0" aria-busy={isNew || undefined}>
      <div className="relative">
        <div
          className={classNames('overflow-hidden rounded-paper shadow-paper', pageStyle(layout))}
        >
          {isNew ? (
            <Skeleton className="size-full rounded-paper!" />
          ) : (
            <ResumeThumbnail resume={resume} />
          )}
        </div>
        {isNew ? null : <EditLink id={resume.id} name={name} layout={layout} />}
        {/* Above the link; clicks pass through to it. */}
        <div className="pointer-events-none relative mt-3.5">
          <Heading className={classNames('text-body font-semibold', nameStyle)}>{name}</Heading>
          {isNew ? null : (
            <div className="pointer-events-auto absolute -top-1.5 right-0 max-sm:-top-2.75 max-sm:-right-2">
              <ResumeMenu resume={resume} actions={actions} />
            </div>
          )}
        </div>
      </div>
      <div className="mt-0.5 min-w-0 text-small text-faint">{children}</div>
    </article>
  );
}

/** Covers the page and its name, which both link to the editor; the menu is outside it. */
function EditLink({ id, name, layout }: { id: string; name: string; layout: CardLayout }) {
  return (
    <Link
      to={`/resume/editor/${id}`}
      aria-label={t('Edit Resume: {name}', { name })}
      // For names that are truncated.
      title={name}
      className="group absolute inset-0 rounded-paper"
    >
      <span
        className={classNames(
          'grid place-items-center rounded-paper bg-[#10151f]/25 opacity-0 transition-opacity',
          'group-hover:opacity-100 group-focus-visible:opacity-100',
          pageStyle(layout),
        )}
      >
        <span className="rounded-control bg-accent px-3.5 py-2 font-medium text-on-accent">
          {t('Edit Resume')}
        </span>
      </span>
    </Link>
  );
}

/** Distance from the viewport at which it is requested. */
const nearPx = 300;

/** A resume's first page as an image, requested when it is near the viewport. */
function ResumeThumbnail({ resume: { id, version, name } }: { resume: ResumeSummary }) {
  const frame = useRef<HTMLDivElement>(null);
  const shownPx = useWidth(frame, { nearPx });
  const widthPx = pictureWidthPx(shownPx, devicePixelRatio);
  const showsBranding = isBranded(useUser());
  const {
    data: picture,
    isError,
    error,
  } = useQuery({
    ...thumbnailQuery({ id, version }, { widthPx, showsBranding }),
    enabled: shownPx > 0,
    // The previous image stays until the new one is loaded.
    placeholderData: (before) => before,
  });
  const client = useQueryClient();
  // The resume has changed since the list was loaded: both are refetched.
  const isStale = isApiError(error, 'VERSION_CONFLICT');
  useEffect(() => {
    if (isStale) void client.invalidateQueries({ queryKey: ['resumes'] });
  }, [isStale, client]);
  const own = useObjectUrl(picture);
  useEffect(() => () => forgetEarlyPicture(id), [id]);
  const src = earlyPictureOf(id, version) ?? own;
  return (
    <div ref={frame} className="relative size-full">
      {src ? (
        <img
          src={src}
          alt={t('First page of {name}', { name: nameOr(name, t('Untitled')) })}
          decoding="async"
          className="block w-full bg-paper"
        />
      ) : isError ? (
        <div className="size-full bg-paper">
          <BlankPage />
        </div>
      ) : (
        <Skeleton className="size-full rounded-paper!" />
      )}
    </div>
  );
}

/** An object URL of a file, revoked when it is no longer displayed. */
function useObjectUrl(file: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useLayoutEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => {
      setUrl(undefined);
      URL.revokeObjectURL(made);
    };
  }, [file]);
  return url;
}

/** Shown if the image can't be loaded: paper with gray lines. */
function BlankPage() {
  return (
    <svg aria-hidden="true" viewBox="0 0 595 842" fill={ghostColor} className="block w-full">
      {ghostLines.map(([x, y, width, height]) => (
        <rect key={y} x={x} y={y} width={width} height={height} rx="3" />
      ))}
    </svg>
  );
}

/** In device pixels: one for cards on standard displays, one for larger cards or dense displays. */
const widthsPx = [480, 800] as const satisfies (typeof thumbnailWidthsPx)[number][];
const enlargedAtMost = 1.2;

/** The image width for a size in CSS pixels on this display. */
export function pictureWidthPx(shownPx: number, pixelRatio: number): number {
  const [small, large] = widthsPx;
  return shownPx * pixelRatio <= small * enlargedAtMost ? small : large;
}

/**
 * A PNG of a resume's first page. Cached for good, since a version is immutable; not under the key
 * `resumes`, whose invalidation would refetch it.
 */
const thumbnailQuery = (
  { id, version }: { id: string; version: number },
  { widthPx, showsBranding }: { widthPx: number; showsBranding: boolean },
) =>
  queryOptions({
    queryKey: ['thumbnails', id, version, widthPx, showsBranding] as const,
    queryFn: ({ queryKey, signal }) => {
      const address = `${thumbnailPath(id)}?width=${widthPx}&version=${version}` as const;
      const ask = async () => (await fetchFile(address, signal)).blob();
      // The last image of each resume is stored on this device.
      return lastSeen({ name: `thumbnail-${id}`, queryKey }, ask);
    },
    staleTime: Number.POSITIVE_INFINITY,
    // Short, as scrolling through thousands would fill the memory.
    gcTime: 60_000,
  });
