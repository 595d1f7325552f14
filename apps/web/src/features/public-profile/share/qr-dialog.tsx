import { personFileName } from '@folio/documents/file-name';
import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { renderSVG } from 'uqr';
import { downloadFile } from '../../../lib/download.ts';
import { t } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TooltipProvider } from '../../../ui/tooltip.tsx';

type Props = {
  /** The name of the page's owner. */
  name: string;
  address: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The page's address as a QR code, dark on white in both themes, as cameras need it. */
export function QrDialog({ name, address, ...dialog }: Props) {
  const svg = useMemo(() => renderSVG(address, { ecc: 'M', border: 2, pixelSize: 8 }), [address]);
  const download = () =>
    downloadFile(
      new Blob([svg], { type: 'image/svg+xml' }),
      personFileName(t('{name} QR code', { name }), 'svg'),
    );
  return (
    <TooltipProvider>
      <Dialog
        {...dialog}
        size="small"
        title={t('QR code')}
        description={t('Scan it with your phone’s camera to open this page.')}
        footer={
          <Button variant="primary" onClick={download}>
            <Download aria-hidden className="size-4" /> {t('Download QR code')}
          </Button>
        }
      >
        <img
          src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`}
          alt={t('QR code of {address}', { address })}
          className="mx-auto aspect-square w-full max-w-60 rounded-paper"
        />
        <p className="mt-3 text-center text-small text-muted wrap-anywhere">{address}</p>
      </Dialog>
    </TooltipProvider>
  );
}
