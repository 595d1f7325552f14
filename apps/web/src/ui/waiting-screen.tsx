import { t } from '../lib/words/words.ts';
import { Spinner } from './spinner.tsx';

export function WaitingScreen() {
  return (
    <div className="grid min-h-dvh place-items-center text-muted">
      <Spinner label={t('Loading')} className="size-6" />
    </div>
  );
}
