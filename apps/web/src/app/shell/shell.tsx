import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { SkipLink } from '../../ui/skip-link.tsx';
import { WaitingScreen } from '../../ui/waiting-screen.tsx';
import { DroppedImport } from './dropped-import.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { Sidebar } from './sidebar.tsx';
import { useSidebar } from './use-sidebar.ts';

/** Around every page of a signed-in person: the sidebar, or on a phone a bar with a slide-in menu. */
export function Shell() {
  const { isExpanded, toggle } = useSidebar();
  return (
    <div className="min-h-dvh md:flex">
      <SkipLink to="content" />
      <PhoneBar />
      <Sidebar isExpanded={isExpanded} onToggle={toggle} />
      <main id="content" tabIndex={-1} className="outline-none min-w-0 flex-1 px-5 py-8 md:px-10">
        <div className="mx-auto max-w-310">
          <Suspense fallback={<WaitingScreen />}>
            <Outlet />
          </Suspense>
        </div>
      </main>
      <DroppedImport />
    </div>
  );
}
