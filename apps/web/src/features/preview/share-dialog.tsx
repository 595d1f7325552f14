import { Copy, Share2 } from 'lucide-react';
import { openedPart } from '../../lib/online-part.tsx';
import { t } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { previewCopy, shareCopy, useSetPublic } from './preview.queries.ts';

/** The link to the public resume. */
const linkOf = (id: string): string => `${location.origin}/resume/preview/${id}`;

export async function copyLink(id: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(linkOf(id));
    toast(previewCopy.linkCopied);
  } catch {
    toast(previewCopy.linkNotCopied);
  }
}

/** Mainly phones support the Web Share API. */
export const canShare = (): boolean => typeof navigator.share === 'function';

export async function shareLink(id: string, title: string): Promise<void> {
  try {
    await navigator.share({ title, url: linkOf(id) });
  } catch (error) {
    // Cancelling the system's dialog is not an error.
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copyLink(id);
  }
}

const ResumeLinksPanel = openedPart(
  async () => (await import('../../lib/resume-links/resume-links-panel.tsx')).ResumeLinksPanel,
);

type Props = { id: string; title: string; isPublic: boolean };

/** Sets who can see the resume, and copies or shares its link. */
export function ShareDialog({
  open,
  onOpenChange,
  ...resume
}: Props & { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { mutate, isPending } = useSetPublic(resume.id);
  const { isPublic } = resume;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={shareCopy.title}
      description={isPublic ? shareCopy.public : shareCopy.private}
      footer={
        // One button for both actions, so that it keeps the focus.
        <Button
          variant={isPublic ? 'secondary' : 'primary'}
          isBusy={isPending}
          onClick={() => mutate(!isPublic)}
        >
          {isPublic ? t('Make private') : t('Make public')}
        </Button>
      }
    >
      <div className="grid gap-5">
        {isPublic ? <Link {...resume} /> : null}
        <ResumeLinksPanel resumeId={resume.id} />
      </div>
    </Dialog>
  );
}

const icon = 'size-4';

const Link = ({ id, title }: Props) => (
  <div className="grid gap-3">
    <TextField
      label={t('Link')}
      readOnly
      value={linkOf(id)}
      onFocus={(event) => event.currentTarget.select()}
    />
    <div className="flex flex-wrap gap-2">
      <Button variant="primary" onClick={() => void copyLink(id)}>
        <Copy aria-hidden className={icon} /> {t('Copy link')}
      </Button>
      {canShare() ? (
        <Button onClick={() => void shareLink(id, title)}>
          <Share2 aria-hidden className={icon} /> {t('Send to...')}
        </Button>
      ) : null}
    </div>
  </div>
);
