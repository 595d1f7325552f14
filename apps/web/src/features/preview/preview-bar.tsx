import type { ExportFormat } from '@folio/contract/exports';
import type { PublicResume } from '@folio/contract/public-resumes';
import {
  ChevronDown,
  Download as DownloadSign,
  Flag,
  Globe,
  Lock,
  Pencil,
  Printer,
  Share2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { t } from '../../lib/words/words.ts';
import { Badge, PriceTag, shortPrice } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ExportItems } from '../../ui/export-items.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import { reportLabel, reportPath } from './report-path.ts';

const icon = 'size-4';

type ActionProps = {
  resume: PublicResume;
  isReady: boolean;
  isDownloading: boolean;
  onShare: () => void;
  onDownload: (format: ExportFormat) => void;
  onPrint: () => void;
  /** The price of a PDF; undefined for a visitor, who pays nothing. */
  pdfPrice: string | undefined;
  /** Whether the PDF is free, whatever the words give as the reason. */
  isPdfFree: boolean;
};

/** The toolbar of the preview: back link, title, and actions. */
export function PreviewBar({
  start,
  end,
  title,
  children,
}: {
  start: ReactNode;
  end?: ReactNode;
  /** Undefined while loading; null where the page shows it elsewhere. */
  title: string | null | undefined;
  children?: ReactNode;
}) {
  return (
    <header className="flex h-14 shrink-0 items-center gap-2 border-b border-line bg-surface px-3 max-md:gap-1 max-md:px-1.5">
      {start}
      <div className="flex min-w-0 flex-1 items-center gap-3 px-1">
        {title === undefined ? <Skeleton className="h-4 w-40 max-w-full" /> : null}
        {title ? (
          <h1 className="min-w-0 truncate font-medium max-sm:line-clamp-2 max-sm:text-small max-sm:wrap-anywhere max-sm:whitespace-normal">
            {title}
          </h1>
        ) : null}
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
  onPrint,
  pdfPrice,
  isPdfFree,
}: ActionProps) {
  const navigate = useNavigate();
  const editor = `/resume/editor/${resume.id}`;
  const report = () => void navigate(reportPath(resume.id));
  return (
    <div className="flex shrink-0 items-center gap-2 max-md:gap-1">
      {resume.isOwner ? <Sharing isPublic={resume.isPublic} /> : null}
      <span className="contents max-sm:hidden">
        <Print isReady={isReady} onPrint={onPrint} price={pdfPrice} isFree={isPdfFree} />
        <IconButton
          label={t('Share')}
          icon={<Share2 aria-hidden className={icon} />}
          onClick={onShare}
        />
        {resume.isOwner ? (
          <Button asChild className="max-md:px-3">
            <Link to={editor}>
              <Pencil aria-hidden className={icon} />
              {t('Edit')}
            </Link>
          </Button>
        ) : (
          <IconButton
            label={reportLabel()}
            icon={<Flag aria-hidden className={icon} />}
            onClick={report}
          />
        )}
      </span>
      <span className="sm:hidden">
        <PhoneMenu
          isReady={isReady}
          onShare={onShare}
          onPrint={onPrint}
          onReport={resume.isOwner ? undefined : report}
          onEdit={resume.isOwner ? () => void navigate(editor) : undefined}
          printPrice={pdfPrice}
          onExport={onDownload}
        />
      </span>
      <Download
        isReady={isReady}
        isDownloading={isDownloading}
        onDownload={onDownload}
        pdfPrice={pdfPrice}
      />
    </div>
  );
}

type PrintProps = Pick<ActionProps, 'isReady' | 'onPrint'> & {
  price: string | undefined;
  isFree: boolean;
};

/** An icon button with its price, since touch screens show no tooltip. */
const Print = ({ isReady, onPrint, price, isFree }: PrintProps) => (
  <Tooltip label={t('Print (Ctrl+P)')}>
    <Button
      variant="quiet"
      aria-label={price ? t('Print {price}', { price }) : t('Print')}
      className="px-2.5!"
      disabled={!isReady}
      onClick={onPrint}
    >
      <Printer aria-hidden className={icon} />
      {price && !isFree ? <PriceTag>{price}</PriceTag> : null}
    </Button>
  </Tooltip>
);

type DownloadProps = Pick<ActionProps, 'isReady' | 'isDownloading' | 'onDownload' | 'pdfPrice'>;

/** The PDF as a button, and the other formats in a menu next to it. */
const Download = ({ isReady, isDownloading, onDownload, pdfPrice }: DownloadProps) => (
  <span className="flex">
    <Button
      variant="primary"
      className="max-md:px-3 sm:rounded-r-none!"
      disabled={!isReady}
      isBusy={isDownloading}
      onClick={() => onDownload('pdf')}
    >
      {isDownloading ? null : <DownloadSign aria-hidden className={icon} />}
      <span className="max-sm:sr-only">{t('Download PDF')}</span>
      {pdfPrice ? (
        <>
          <span className="max-sm:sr-only">
            <PriceTag>{pdfPrice}</PriceTag>
          </span>
          <span aria-hidden className="sm:hidden">
            <PriceTag>{shortPrice(pdfPrice)}</PriceTag>
          </span>
        </>
      ) : null}
    </Button>
    <span className="max-sm:hidden">
      <Menu
        trigger={
          <Button
            variant="primary"
            aria-label={t('More formats')}
            className="ml-px rounded-l-none! px-2!"
            disabled={!isReady}
          >
            <ChevronDown aria-hidden className={icon} />
          </Button>
        }
      >
        <ExportItems onExport={onDownload} {...(pdfPrice ? { pdfPrice } : {})} />
      </Menu>
    </span>
  </span>
);

/** The resume's visibility, always shown to its owner. */
const Sharing = ({ isPublic }: { isPublic: boolean }) => (
  <span className="max-lg:hidden">
    <Badge tone={isPublic ? 'accent' : 'neutral'}>
      {isPublic ? (
        <Globe aria-hidden className="size-3.5" />
      ) : (
        <Lock aria-hidden className="size-3.5" />
      )}
      {isPublic ? t('Public') : t('Private')}
    </Badge>
  </span>
);
