import { FileUp } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';

type Props = {
  title: string;
  hint: string;
  onFile: (file: File) => void;
  /** Hidden while a dropped file would have no effect. */
  isHidden?: boolean;
};

/** Accepts a file dropped anywhere on the page, and shows a hint while one is dragged over it. */
export function DropTarget({ title, hint, onFile, isHidden = false }: Props) {
  const isHeldOver = useDroppedFile(onFile);
  if (!isHeldOver || isHidden) return null;
  return (
    <div className="pointer-events-none fixed inset-3 z-50 grid animate-appear place-items-center rounded-panel border border-dashed border-accent bg-tint/95">
      <p className="grid justify-items-center gap-1.5 text-center">
        <FileUp aria-hidden className="mb-2 size-5 text-accent" />
        <span className="text-title font-semibold">{title}</span>
        <span className="text-muted">{hint}</span>
      </p>
    </div>
  );
}

const holdsFiles = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer?.types.includes('Files') ?? false;

/** Passes on a file that is dropped anywhere on the page; returns whether one is held over it. */
function useDroppedFile(onFile: (file: File) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent(onFile);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const over = (event: DragEvent) => {
      // A drop zone within the page has handled it.
      if (event.defaultPrevented || !holdsFiles(event)) return;
      event.preventDefault();
      setIsOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsOver(false);
    };
    const drop = (event: DragEvent) => {
      setIsOver(false);
      if (event.defaultPrevented || !holdsFiles(event)) return;
      event.preventDefault();
      const file = event.dataTransfer?.files[0];
      if (file) take(file);
    };
    addEventListener('dragover', over, { signal });
    addEventListener('dragleave', leave, { signal });
    addEventListener('drop', drop, { signal });
    return () => stop.abort();
  }, []);
  return isOver;
}
