import { FileText, FileUp, X } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';

type Props = { file: File | undefined; onFile: (file: File) => void; onRemove: () => void };

/** Takes one PDF, dropped or chosen. */
export function UploadArea({ file, onFile, onRemove }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const dropped = event.dataTransfer.files[0];
    if (dropped) onFile(dropped);
  };
  return (
    <>
      <label
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        className={classNames(
          'grid min-h-60 cursor-pointer place-items-center rounded-panel border border-dashed px-6 py-10 text-center transition-[background-color,border-color]',
          'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
          isOver ? 'border-accent bg-tint' : 'border-control bg-surface hover:border-accent',
        )}
      >
        <input
          ref={input}
          type="file"
          accept=".pdf,application/pdf"
          className="sr-only"
          onChange={({ currentTarget }) => {
            const chosen = currentTarget.files?.[0];
            // So that the same file can be chosen again.
            currentTarget.value = '';
            if (chosen) onFile(chosen);
          }}
        />
        <span className="grid justify-items-center gap-1.5">
          <FileUp aria-hidden className="mb-2 size-5 text-muted" />
          <span className="text-large font-semibold">Upload your resume</span>
          <span className="text-muted">Drop a PDF here, or choose one. 5 MB at the most.</span>
        </span>
      </label>
      {file ? (
        <div className="mt-4 flex items-center gap-3 rounded-control border border-line bg-surface py-2 pr-2 pl-4">
          <FileText aria-hidden className="size-4 shrink-0 text-muted" />
          <p className="min-w-0 flex-1 truncate">
            {file.name} <span className="text-faint tabular-nums">{sizeText(file.size)}</span>
          </p>
          <IconButton
            label={`Remove ${file.name}`}
            tooltip="Remove"
            icon={<X className="size-4" />}
            className="max-md:h-11 max-md:w-11"
            onClick={() => {
              onRemove();
              input.current?.focus();
            }}
          />
        </div>
      ) : null}
    </>
  );
}

function sizeText(bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1024
    ? `${Math.max(1, Math.round(kilobytes))} KB`
    : `${(kilobytes / 1024).toFixed(1)} MB`;
}
