import { FileUp } from 'lucide-react';
import { useDroppedFile } from '../lib/use-dropped-file.ts';

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
