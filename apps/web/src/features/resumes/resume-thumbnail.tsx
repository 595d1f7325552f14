import { carriesFootLine } from '@folio/contract/entitlements';
import type { ResumeSummary } from '@folio/contract/resumes';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useUser } from '../../lib/session.ts';
import { useWidth } from '../../lib/use-width.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { BlankPage } from './blank-page.tsx';
import { nameOr } from './resumes.copy.ts';
import { pictureWidthPx, thumbnailQuery } from './thumbnail.query.ts';
import { useObjectUrl } from './use-object-url.ts';

/** Asked for a little before it is seen. */
const nearPx = 300;

/** The first page of a resume as a picture, asked for when it comes near what is visible. */
export function ResumeThumbnail({ resume: { id, version, name } }: { resume: ResumeSummary }) {
  const frame = useRef<HTMLDivElement>(null);
  const shownPx = useWidth(frame, { nearPx });
  const widthPx = pictureWidthPx(shownPx, devicePixelRatio);
  const carriesFoot = carriesFootLine(useUser());
  const { data: picture, isError } = useQuery({
    ...thumbnailQuery({ id, version }, { widthPx, carriesFoot }),
    enabled: shownPx > 0,
    // An older picture stays until the new one is there.
    placeholderData: (before) => before,
  });
  const src = useObjectUrl(picture);
  return (
    <div ref={frame} className="relative size-full">
      {src ? (
        <img
          src={src}
          alt={`First page of ${nameOr(name, 'Untitled')}`}
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
