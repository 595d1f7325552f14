import { languageRoutes } from '@folio/contract/languages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/api-client.ts';
import { describeError } from '../../../lib/error-copy.ts';
import { languagesKey } from '../../../lib/languages/languages.queries.ts';
import { ConfirmDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { useResumeId } from '../saving/use-saver.ts';
import { languagesCopy, languageToasts } from './languages.copy.ts';

/** Makes the version an independent resume, after confirmation. */
export function UnlinkButton({ onDone }: { onDone: () => void }) {
  const id = useResumeId() ?? '';
  const client = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => api(languageRoutes.release, { params: { id } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: languagesKey });
      toast(languageToasts.unlinked);
      onDone();
    },
    onError: (error) =>
      toast({ ...languageToasts.unlinkFailed, description: describeError(error) }),
  });
  return (
    <>
      <Button variant="quiet" size="small" isBusy={isPending} onClick={() => setAsked(true)}>
        {languagesCopy.unlink}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={languagesCopy.unlink}
        description={languagesCopy.unlinkQuestion}
        confirmLabel={languagesCopy.unlink}
        onConfirm={() => {
          setAsked(false);
          mutate();
        }}
      />
    </>
  );
}
