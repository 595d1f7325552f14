import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { DashboardSkeleton } from '../src/app/shell/dashboard-skeleton.tsx';
import { EditorSkeleton } from '../src/features/editor/editor-skeleton.tsx';
import { EarlyForm } from '../src/features/editor/first-run/early-form.tsx';
import { earlyLook } from '../src/lib/early-form/early-pages.ts';

const written = (element: ReactElement): string => renderToStaticMarkup(element);

export const skeletons = {
  dashboard: written(<DashboardSkeleton />),
  editor: written(
    // Who is signed in alone sees it.
    <div data-skeleton>
      <EditorSkeleton />
    </div>,
  ),
  start: written(<EditorSkeleton />),
};

/** What takes letters in the shape of the editor before the app is there. */
export const earlyForm = written(<EarlyForm />);

/** What src/early.ts makes itself, as far as it matters which rules the document has. */
export const earlyParts = written(
  <div>
    {Object.values(earlyLook).map((look) => (
      <i key={look} className={look} />
    ))}
  </div>,
);
