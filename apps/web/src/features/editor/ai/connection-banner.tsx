import { useQuery } from '@tanstack/react-query';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { aiCopy, writerText } from './ai.copy.ts';
import { isOutOfReach } from './ask.ts';
import { providerQuery } from './provider.query.ts';
import { useOptimizer } from './use-optimizer.ts';

/** Whether what is shown comes from the server, and who writes there. */
export function ConnectionBanner() {
  const { state, reconnected } = useOptimizer();
  const { data, error, isFetching, refetch } = useQuery(providerQuery());
  const isSample = state.isSample || isOutOfReach(error);
  const tryAgain = async () => {
    if ((await refetch()).isSuccess) reconnected();
  };
  return (
    <div role="status">
      {isSample ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-panel bg-tint px-4 py-3">
          <p className="min-w-0 flex-1 basis-64 text-small">{aiCopy.samples}</p>
          <Button
            size="small"
            className="max-md:h-11"
            isBusy={isFetching}
            onClick={() => void tryAgain()}
          >
            Try again
          </Button>
        </div>
      ) : data ? (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted">
          <Badge tone="good">{aiCopy.connected}</Badge>
          {writerText(data.provider, data.model)}
        </p>
      ) : null}
    </div>
  );
}
