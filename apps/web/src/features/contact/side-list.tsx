import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** Cards beside a form, parted by hairlines. */
export function SideList({ children }: { children: ReactNode }) {
  return <ul className="mt-10 divide-y divide-line border-y border-line">{children}</ul>;
}

type CardProps = { icon: LucideIcon; title: string; children: ReactNode };

export function SideCard({ icon: Icon, title, children }: CardProps) {
  return (
    <li className="flex gap-4 py-6">
      <span
        aria-hidden
        className="grid size-10 shrink-0 place-items-center rounded-control bg-tint text-accent"
      >
        <Icon className="size-5" strokeWidth={1.5} />
      </span>
      <div className="min-w-0">
        <h2 className="text-large font-semibold">{title}</h2>
        <div className="mt-1 wrap-break-word text-muted">{children}</div>
      </div>
    </li>
  );
}
