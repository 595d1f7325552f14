import { profileRoutes } from '@folio/contract/profiles';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { fetchFile } from '../../../lib/api-client.ts';
import { downloadFile, fileNameOf } from '../../../lib/download.ts';
import { describeError } from '../../../lib/error-copy.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { profileCopy } from '../profile.copy.ts';
import { Section } from '../section.tsx';

async function downloadData(): Promise<void> {
  const answer = await fetchFile(profileRoutes.data.url);
  const name = fileNameOf(answer.headers.get('content-disposition')) ?? 'folio-data.json';
  downloadFile(await answer.blob(), name);
}

export function DataSection() {
  const { mutate, isPending } = useMutation({
    mutationFn: downloadData,
    onError: (error) => toast({ ...profileCopy.dataFailed, description: describeError(error) }),
  });
  return (
    <Section
      title="Your data"
      description="Everything that is stored about you, as one file that programs can read."
    >
      <Button className="max-md:h-11" isBusy={isPending} onClick={() => mutate()}>
        {isPending ? null : <Download aria-hidden className="size-4" />}
        Download all my data
      </Button>
    </Section>
  );
}
