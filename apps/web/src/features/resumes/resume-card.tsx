import type { ResumeSummary } from '@folio/contract/resumes';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type CardLayout, menuPosition, nameStyle, pageStyle } from './card-grid.tsx';
import { isTemporary } from './resume-change.ts';
import { type ResumeActions, ResumeMenu } from './resume-menu.tsx';
import { ResumeThumbnail } from './resume-thumbnail.tsx';
import { nameOr } from './resumes.copy.ts';

type Props = {
  resume: ResumeSummary;
  actions: ResumeActions;
  layout: CardLayout;
  heading: 'h2' | 'h3';
  /** What is said below the name. */
  children: ReactNode;
};

/** A resume as a page on the desk: its name and what is said of it below, its actions in a menu. */
export function ResumeCard({ resume, actions, layout, heading: Heading, children }: Props) {
  const name = nameOr(resume.name, 'Untitled');
  const isNew = isTemporary(resume);
  return (
    <article className="relative min-w-0" aria-busy={isNew || undefined}>
      <div className="relative">
        <div
          className={classNames('overflow-hidden rounded-paper shadow-paper', pageStyle(layout))}
        >
          {isNew ? (
            <Skeleton className="size-full rounded-paper!" />
          ) : (
            <ResumeThumbnail resume={resume} />
          )}
        </div>
        <Heading className={classNames('mt-3.5 text-body font-semibold', nameStyle(layout))}>
          {name}
        </Heading>
        {isNew ? null : <EditLink id={resume.id} name={name} layout={layout} />}
      </div>
      <div className="relative mt-0.5">
        <div className="min-w-0 text-small text-faint">{children}</div>
        {isNew ? null : (
          <div className={classNames('absolute right-0', menuPosition(layout))}>
            <ResumeMenu resume={resume} actions={actions} />
          </div>
        )}
      </div>
    </article>
  );
}

/** Over the page and its name, which both lead to the editor; the menu lies beside it. */
function EditLink({ id, name, layout }: { id: string; name: string; layout: CardLayout }) {
  return (
    <Link
      to={`/resume/editor/${id}`}
      aria-label={`Edit Resume: ${name}`}
      // A long name is cut below the page.
      title={name}
      className="group absolute inset-0 rounded-paper"
    >
      <span
        className={classNames(
          'grid place-items-center rounded-paper bg-[#10151f]/25 opacity-0 transition-opacity',
          'group-hover:opacity-100 group-focus-visible:opacity-100',
          pageStyle(layout),
        )}
      >
        <span className="rounded-control bg-accent px-3.5 py-2 font-medium text-on-accent">
          Edit Resume
        </span>
      </span>
    </Link>
  );
}
