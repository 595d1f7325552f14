import { FileUp } from 'lucide-react';
import { type DragEvent, type RefObject, useState } from 'react';
import { classNames } from './class-names.ts';

type Props = {
  title: string;
  hint: string;
  /** The `accept` attribute: '.pdf,application/pdf'. */
  accept: string;
  input?: RefObject<HTMLInputElement | null>;
  onFile: (file: File) => void;
};

/** Accepts one file, dropped or chosen. */
export function FileArea({ title, hint, accept, input, onFile }: Props) {
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const dropped = event.dataTransfer.files[0];
    if (dropped) onFile(dropped);
  };
  return (
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
        accept={accept}
        className="sr-only"
        onChange={({ currentTarget }) => {
          const chosen = currentTarget.files?.[0];
          // Reset, so that the same file can be chosen again.
          currentTarget.value = '';
          if (chosen) onFile(chosen);
        }}
      />
      <span className="grid justify-items-center gap-1.5">
        <FileUp aria-hidden className="mb-2 size-5 text-muted" />
        <span className="text-large font-semibold">{title}</span>
        <span className="text-muted">{hint}</span>
      </span>
    </label>
  );
}
