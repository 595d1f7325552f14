import { useState } from 'react';
import { useLocation } from 'react-router';
import { ImportHost, type Importing } from '../../features/import/import-host.tsx';
import { useNavigateHere } from '../../lib/use-navigate-here.ts';

/** These pages take a dropped file themselves. */
const takers = ['/dashboard', '/resumes', '/resume/analysis'];

/** Accepts a dropped file on all other pages for signed-in people, and opens the import. */
export function DroppedImport() {
  const { pathname } = useLocation();
  return takers.includes(pathname) ? null : <Host key={pathname} />;
}

function Host() {
  const navigate = useNavigateHere();
  const [importing, setImporting] = useState<Importing>();
  const open = (id: string) => navigate(`/resume/editor/${id}`);
  return <ImportHost importing={importing} onImportingChange={setImporting} onMade={open} />;
}
