import { Download } from 'lucide-react';
import { downloadFile } from '../../../lib/download.ts';
import { t } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

type Props = { codes: string[]; onClose: () => void };

/** Recovery codes are shown once; if they are lost, new ones must be made. */
export function RecoveryCodes({ codes, onClose }: Props) {
  const download = () =>
    downloadFile(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }), 'folio-recovery.txt');
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title={t('Save your recovery codes')}
      description={t(
        'If you lose your phone, each of them logs you in once. You won’t see them again.',
      )}
      footer={
        <>
          <Button onClick={download}>
            <Download aria-hidden className="size-4" /> {t('Download')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t('I saved them')}
          </Button>
        </>
      }
    >
      <ul className="grid grid-cols-1 gap-x-4 gap-y-1.5 min-[400px]:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code className="text-body">{code}</code>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
