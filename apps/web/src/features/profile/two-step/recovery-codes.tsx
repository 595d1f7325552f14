import { Download } from 'lucide-react';
import { downloadFile } from '../../../lib/download.ts';
import { useAskWhileShown } from '../../../lib/leave-dialog.tsx';
import { t } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

type Props = { codes: string[]; onClose: () => void };

/**
 * Recovery codes are shown once, and losing both them and the phone locks the account, so only the
 * button that confirms that they are saved closes them.
 */
export function RecoveryCodes({ codes, onClose }: Props) {
  useAskWhileShown(t('Your recovery codes are shown only here. Save them first.'));
  const download = () =>
    downloadFile(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }), 'folio-recovery.txt');
  return (
    <Dialog
      open
      isDismissible={false}
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
