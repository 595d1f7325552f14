import type { ResumeSummary } from '@folio/contract/resumes';
import { Eye, FilePen, Pencil } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { relativeTime } from './relative-time.ts';

/** One update: what it was of and when, with the ways to the resume on hover and focus. */
export function ActivityItem({ resume, now }: { resume: ResumeSummary; now: number }) {
  const name = resume.name.trim() || 'Untitled Resume';
  return (
    <article className="group relative flex items-center gap-4 border-b border-line px-3 py-4 transition-[background-color] hover:bg-line/40 max-sm:flex-wrap max-sm:gap-y-2">
      <FilePen aria-hidden className="size-5 shrink-0 text-faint" />
      <div className="min-w-0 flex-1">
        <h2 className="truncate font-semibold">{name}</h2>
        <p className="mt-0.5 truncate text-small text-faint">
          Resume updated
          <span aria-hidden> · </span>
          <time dateTime={resume.updatedAt} title={new Date(resume.updatedAt).toLocaleString()}>
            {relativeTime(resume.updatedAt, now)}
          </time>
        </p>
      </div>
      <div className="flex gap-2 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 max-sm:w-full max-sm:pl-9 sm:pointer-fine:opacity-0">
        <Way to={`/resume/editor/${resume.id}`} label="Edit" name={name} icon={Pencil} />
        <Way to={`/resume/preview/${resume.id}`} label="Preview" name={name} icon={Eye} />
      </div>
    </article>
  );
}

type WayProps = { to: string; label: string; name: string; icon: typeof Eye };

function Way({ to, label, name, icon: Icon }: WayProps) {
  return (
    <Button asChild size="small" className="max-md:h-9">
      <Link to={to}>
        <Icon aria-hidden className="size-4" />
        {label}
        <span className="sr-only"> {name}</span>
      </Link>
    </Button>
  );
}
