import { FileUp } from 'lucide-react';

/** Over the page, while a file is held over it. */
export const DropHere = ({ title, hint }: { title: string; hint: string }) => (
  <div className="pointer-events-none fixed inset-3 z-50 grid animate-appear place-items-center rounded-panel border border-dashed border-accent bg-tint/95">
    <p className="grid justify-items-center gap-1.5 text-center">
      <FileUp aria-hidden className="mb-2 size-5 text-accent" />
      <span className="text-title font-semibold">{title}</span>
      <span className="text-muted">{hint}</span>
    </p>
  </div>
);
