import { Check, Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { shareCopy } from '../editor.copy.ts';
import { useResumeId } from '../saving/use-saver.ts';
import { useEditor } from '../store/use-editor.ts';
import type { EditorCommands } from '../top-bar/use-editor-commands.ts';

/** Who may read the resume, and where. Whether it is ready is another question. */
export function ShareDialog({
  open,
  onOpenChange,
  commands,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  commands: EditorCommands;
}) {
  const isPublic = useEditor(({ document }) => document.isPublic);
  const resumeId = useResumeId();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={shareCopy.title}
      footer={
        resumeId ? (
          <Button variant="primary" onClick={() => onOpenChange(false)}>
            Done
          </Button>
        ) : (
          <Button variant="primary" onClick={() => void commands.save()}>
            Save
          </Button>
        )
      }
    >
      {resumeId ? (
        <div className="grid gap-5">
          <Switch
            label={shareCopy.label}
            hint={isPublic ? shareCopy.isPublic : shareCopy.isPrivate}
            checked={isPublic}
            onCheckedChange={commands.setPublic}
          />
          {isPublic ? <LinkToCopy address={addressOf(resumeId)} /> : null}
        </div>
      ) : (
        <p className="text-body text-muted">{shareCopy.notSaved}</p>
      )}
    </Dialog>
  );
}

const addressOf = (resumeId: string) => new URL(`/resume/preview/${resumeId}`, location.href).href;

function LinkToCopy({ address }: { address: string }) {
  const field = useRef<HTMLDivElement>(null);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      // Without leave to write, or without TLS: the person copies what is selected.
      field.current?.querySelector('input')?.select();
    }
  };
  return (
    <div ref={field}>
      <div className="flex items-end gap-2 max-sm:flex-col max-sm:items-stretch">
        <TextField
          label="Link"
          value={address}
          readOnly
          onFocus={({ target }) => target.select()}
          className="min-w-0 flex-1"
        />
        <Button onClick={() => void copy()} className="max-md:h-11">
          {isCopied ? (
            <Check aria-hidden className="size-4 text-good" />
          ) : (
            <Copy aria-hidden className="size-4" />
          )}
          Copy link
        </Button>
      </div>
      <p role="status" className="mt-2 min-h-5 text-small text-muted">
        {isCopied ? shareCopy.copied : null}
      </p>
    </div>
  );
}
