import { Check, Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from './button.tsx';
import { TextField } from './text-field.tsx';

/** The text to copy, the button's label, and the confirmation. */
type Props = { label: string; text: string; action: string; done: string };

/**
 * A text with a Copy button; visible, so that it can be copied by hand if the clipboard API is
 * blocked.
 */
export function TextToCopy({ label, text, action, done }: Props) {
  const field = useRef<HTMLDivElement>(null);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // Without permission or TLS: the text is selected for copying by hand.
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
        <Button onClick={() => void copy()}>
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
