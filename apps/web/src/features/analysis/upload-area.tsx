import { FileText, X } from 'lucide-react';
import { useRef } from 'react';
import { FileArea } from '../../ui/file-area.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

type Props = { file: File | undefined; onFile: (file: File) => void; onRemove: () => void };

/** Takes one PDF, dropped or chosen. */
export function UploadArea({ file, onFile, onRemove }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <FileArea
        title="Upload your resume"
        hint="Drop a PDF here, or choose one. 5 MB at the most."
        accept=".pdf,application/pdf"
        input={input}
        onFile={onFile}
      />
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
