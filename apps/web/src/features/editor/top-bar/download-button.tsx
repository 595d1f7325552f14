import type { ExportFormat } from '@folio/contract/exports';
import { ChevronDown, Download } from 'lucide-react';
import { t } from '../../../lib/words/words.ts';
import { PriceTag, shortPrice } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ExportItems } from '../../../ui/export-items.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { DataNote } from './data-note.tsx';

type Props = {
  onExport: (format: ExportFormat) => void;
  /** The price of a PDF, in words. */
  pdfPrice: string;
};

/** `inShort`: a shorter price for narrow places, if it can't be derived from the words. */
type PhoneProps = Props & { inShort?: string | undefined };

/** Downloads the PDF, with its price; its menu has all formats. */
export const DownloadButton = ({ onExport, pdfPrice }: Props) => (
  <span className="flex shrink-0">
    <Button variant="primary" onClick={() => onExport('pdf')} className="rounded-r-none!">
      <Download aria-hidden className="size-4" />
      {t('Download PDF')}
      <span className="max-lg:sr-only">
        <PriceTag>{pdfPrice}</PriceTag>
      </span>
      <span aria-hidden className="lg:hidden">
        <PriceTag>{shortPrice(pdfPrice)}</PriceTag>
      </span>
    </Button>
    <Menu
      trigger={
        <IconButton
          label={t('Export')}
          tooltip={t('Other formats')}
          variant="primary"
          icon={<ChevronDown aria-hidden className="size-4" />}
          className="rounded-l-none! border-l-on-accent/35!"
        />
      }
    >
      <ExportItems onExport={onExport} pdfPrice={pdfPrice} />
      <DataNote />
    </Menu>
  </span>
);

/** On a phone a single button; the bar's menu has the other formats. */
export const PhoneDownload = ({
  onExport,
  pdfPrice,
  inShort = shortPrice(pdfPrice),
}: PhoneProps) => (
  <Button variant="primary" onClick={() => onExport('pdf')} className="h-auto! gap-1.5! px-2.5!">
    <Download aria-hidden className="size-4" />
    <span className="grid justify-items-start leading-[1.15]">
      <span>
        <span className="sr-only">{t('Download')} </span>
        {t('PDF')}{' '}
      </span>
      <span className="text-[12px] leading-[1.15] font-normal">
        {inShort}
        <span className="sr-only">
          {pdfPrice.startsWith(inShort) ? pdfPrice.slice(inShort.length) : `, ${pdfPrice}`}
        </span>
      </span>
    </span>
  </Button>
);
