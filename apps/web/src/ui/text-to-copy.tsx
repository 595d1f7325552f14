import { Check, Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from './button.tsx';
import { TextField } from './text-field.tsx';

/** What is copied, in full, what the button says, and what is said when it is done. */
type Props = { label: string; text: string; action: string; done: string };

/** A text to take along: shown, so that it can be copied by hand where the browser doesn't let a page. */
export function TextToCopy({ label, text, action, done }: Props) {
  const field = useRef<HTMLDivElement>(null);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // Without leave to write, or without TLS: the person copies what is selected.
      field.current?.querySelector('input')?.select();
    }
  };
  const Icon = isCopied ? Check : Copy;
  return (
    <div ref={field}>
      <div className="flex items-end gap-2 max-sm:flex-col max-sm:items-stretch">
        <TextField
          label={label}
          value={text}
          readOnly
          onFocus={({ target }) => target.select()}
          className="min-w-0 flex-1"
        />
        <Button onClick={() => void copy()} className="max-md:h-11">
          <Icon aria-hidden className={isCopied ? 'size-4 text-good' : 'size-4'} />
          {action}
        </Button>
      </div>
      <p role="status" className="mt-2 min-h-5 text-small text-muted">
        {isCopied ? done : null}
      </p>
    </div>
  );
}
