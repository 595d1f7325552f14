import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { staleAppCopy } from './stale-app-copy.ts';
import { t } from './words/words.ts';

/** In the place of a dialog that can't be loaded: the page behind it stays as it is. */
export const MissingDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog
    open
    onOpenChange={(isOpen) => isOpen || onClose()}
    title={staleAppCopy.title}
    description={staleAppCopy.description}
    footer={
      <>
        <Button onClick={onClose}>{t('Cancel')}</Button>
        <Button variant="primary" onClick={() => location.reload()}>
          {t('Refresh Page')}
        </Button>
      </>
    }
  />
);
