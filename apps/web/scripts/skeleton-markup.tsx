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
    // Visible to signed-in users only.
    <div data-skeleton>
      <EditorSkeleton />
    </div>,
  ),
  start: written(<EditorSkeleton />),
};

/** The form that accepts typing before the app has loaded. */
export const earlyForm = written(<EarlyForm />);

/** Elements that src/early.ts creates, so that their CSS is included in the document. */
export const earlyParts = written(
  <div>
    {Object.values(earlyLook).map((look) => (
      <i key={look} className={look} />
    ))}
  </div>,
);
