import type { ReactNode } from 'react';
import { isApiError } from '../../lib/api-client.ts';
import { t } from '../../lib/words/words.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { reasonOf } from './preview.queries.ts';

/**
 * Replaces the pages after an error. `wayOn` links to somewhere else if the resume doesn't exist.
 */
export function PreviewFailure({
  error,
  onRetry,
  wayOn,
}: {
  error: unknown;
  onRetry: () => void;
  wayOn: ReactNode;
}) {
  return (
    <div className="grid flex-1 place-items-center overflow-auto p-6">
      {isApiError(error, 'RESUME_NOT_FOUND', 'NOT_FOUND') ? (
        <div className="max-w-110 text-center">
          <h1 className="font-display text-heading">{t('Resume not found')}</h1>
          <p className="mt-3 text-large text-balance text-muted">
            {t("The resume you're looking for couldn't be found.")}
          </p>
          {wayOn}
        </div>
      ) : (
        <ErrorState
          isPage
          title={t('Error loading resume')}
          description={reasonOf(error)}
          onRetry={onRetry}
        />
      )}
    </div>
  );
}
