import { Copy, Share2 } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { shareCopy } from './preview.copy.ts';
import { useSetPublic } from './preview.queries.ts';
import { canShare, copyLink, linkOf, shareLink } from './share-link.ts';

type Props = { id: string; title: string; isPublic: boolean };

/** Where the owner decides who sees the resume, and takes its link along. */
export function ShareDialog({
  open,
  onOpenChange,
  ...resume
}: Props & { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { mutate, isPending } = useSetPublic(resume.id);
  const { isPublic } = resume;
  return (
    <Dialog
      {...{ open, onOpenChange }}
      size="small"
      title={shareCopy.title}
      description={isPublic ? shareCopy.public : shareCopy.private}
      footer={
        // One button for both, so that the focus stays on it.
        <Button
          variant={isPublic ? 'secondary' : 'primary'}
          className="max-md:h-11"
          isBusy={isPending}
          onClick={() => mutate(!isPublic)}
        >
          {isPublic ? 'Make private' : 'Make public'}
        </Button>
      }
    >
      {isPublic ? <Link {...resume} /> : null}
    </Dialog>
  );
}

const icon = 'size-4';

const Link = ({ id, title }: Props) => (
  <div className="grid gap-3">
    <TextField
      label="Link"
      readOnly
      value={linkOf(id)}
      onFocus={(event) => event.currentTarget.select()}
    />
    <div className="flex flex-wrap gap-2">
      <Button variant="primary" className="max-md:h-11" onClick={() => void copyLink(id)}>
        <Copy aria-hidden className={icon} /> Copy link
      </Button>
      {canShare() ? (
        <Button className="max-md:h-11" onClick={() => void shareLink(id, title)}>
          <Share2 aria-hidden className={icon} /> Send to...
        </Button>
      ) : null}
    </div>
  </div>
);
