import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { FilePicker } from '../../ui/file-picker.tsx';
import { toast } from '../../ui/toast.ts';
import { t } from '../words/words.ts';

type Props<T> = {
  /** Such as 'letter'. */
  what: string;
  /** Parses a copy; returns undefined for a copy of something else. */
  read: (copy: unknown) => T | undefined;
  onRead: (texts: T) => void;
  disabled?: boolean;
};

/** Far more than a letter or a profile can hold. */
const maxBytes = 2_000_000;

/** Reads back a file that was downloaded when the text could be neither saved nor stored. */
export function OpenCopy<T>({ what, read, onRead, disabled }: Props<T>) {
  const input = useRef<HTMLInputElement>(null);
  const open = async (file: File) => {
    const texts = read(await parse(file));
    if (texts === undefined)
      toast({
        tone: 'error',
        title: t('We couldn’t read this file'),
        description: t('It isn’t a {what} backup from Folio.', { what }),
      });
    else {
      onRead(texts);
      toast({
        tone: 'good',
        title: t('Copy opened'),
        description: t('Its text is now in the {what}.', { what }),
      });
    }
  };
  return (
    <div className="min-w-0">
      <Button
        variant="quiet"
        className="justify-self-start"
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        <FileUp aria-hidden className="size-4" />
        {t('Open a downloaded copy')}
      </Button>
      <p className="px-4 text-small text-faint">
        {t('A file you downloaded when we couldn’t save your changes.')}
      </p>
      <FilePicker
        ref={input}
        hidden
        accept=".json,application/json"
        aria-label={t('Copy of the {what}', { what })}
        onFile={(file) => void open(file)}
      />
    </div>
  );
}

async function parse(file: File): Promise<unknown> {
  try {
    return file.size > maxBytes ? undefined : JSON.parse(await file.text());
  } catch {
    return undefined;
  }
}
