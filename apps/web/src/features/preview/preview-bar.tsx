import type { ExportFormat } from '@folio/contract/exports';
import type { PublicResume } from '@folio/contract/public-resumes';
import { ChevronDown, Download, Globe, Lock, Pencil, Printer, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ExportItems } from '../../ui/export-items.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const icon = 'size-4';

type ActionProps = {
  resume: PublicResume;
  isReady: boolean;
  isDownloading: boolean;
  onShare: () => void;
  onDownload: (format: ExportFormat) => void;
};

/** The line above the desk: where one comes from, what this is, and what can be done with it. */
export function PreviewBar({
  start,
  end,
  title,
  children,
}: {
  start: ReactNode;
  end?: ReactNode;
  /** Undefined while it is on its way; null where the page says it elsewhere. */
  title: string | null | undefined;
  children?: ReactNode;
}) {
  return (
    <header className="flex min-h-14 shrink-0 flex-wrap items-center gap-x-2 gap-y-1 border-b border-line bg-surface px-3 py-1.5 max-md:px-2">
      {start}
      <div className="flex min-w-24 flex-1 items-center gap-3 px-1">
        {title === undefined ? <Skeleton className="h-4 w-40 max-w-full" /> : null}
        {title ? <h1 className="min-w-0 truncate font-medium">{title}</h1> : null}
      </div>
      {children}
      {end}
    </header>
  );
}

export function PreviewActions({
  resume,
  isReady,
  isDownloading,
  onShare,
  onDownload,
}: ActionProps) {
  return (
    <div
      className={classNames(
        'flex items-center gap-2 max-md:gap-0',
        resume.isOwner && 'max-md:ml-auto',
      )}
    >
      {resume.isOwner ? <Sharing isPublic={resume.isPublic} /> : null}
      <IconButton
        label="Print"
        tooltip="Print (Ctrl+P)"
        className="max-md:h-11 max-md:w-11"
        icon={<Printer aria-hidden className={icon} />}
        disabled={!isReady}
        onClick={() => print()}
      />
      <IconButton
        label="Share"
        className="max-md:h-11 max-md:w-11"
        icon={<Share2 aria-hidden className={icon} />}
        onClick={onShare}
      />
      {resume.isOwner ? (
        <Button asChild className="max-md:h-11 max-md:px-3">
          <Link to={`/resume/editor/${resume.id}`}>
            <Pencil aria-hidden className={icon} />
            <span className="max-sm:sr-only">Edit</span>
          </Link>
        </Button>
      ) : null}
      <span className="flex max-md:ml-1">
        <Button
          variant="primary"
          className="rounded-r-none! max-md:h-11 max-md:px-3"
          disabled={!isReady}
          isBusy={isDownloading}
          onClick={() => onDownload('pdf')}
        >
          {isDownloading ? null : <Download aria-hidden className={icon} />}
          <span className="max-sm:sr-only">Download PDF</span>
        </Button>
        <Menu
          trigger={
            <Button
              variant="primary"
              aria-label="More formats"
              className="ml-px rounded-l-none! px-2! max-md:h-11"
              disabled={!isReady}
            >
              <ChevronDown aria-hidden className={icon} />
            </Button>
          }
        >
          <ExportItems onExport={onDownload} />
        </Menu>
      </span>
    </div>
  );
}

/** Who sees it, always in sight of its owner. */
const Sharing = ({ isPublic }: { isPublic: boolean }) => (
  <span className="max-lg:hidden">
    <Badge tone={isPublic ? 'accent' : 'neutral'}>
      {isPublic ? (
        <Globe aria-hidden className="size-3.5" />
      ) : (
        <Lock aria-hidden className="size-3.5" />
      )}
      {isPublic ? 'Public' : 'Private'}
    </Badge>
  </span>
);
