import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ImportHost, type Importing } from '../../features/import/import-host.tsx';

/** These pages take a dropped file themselves. */
const takers = ['/dashboard', '/resumes', '/resume/analysis'];

/** Accepts a dropped file on all other pages for signed-in people, and opens the import. */
export function DroppedImport() {
  const { pathname } = useLocation();
  return takers.includes(pathname) ? null : <Host key={pathname} />;
}

function Host() {
  const navigate = useNavigate();
  const [importing, setImporting] = useState<Importing>();
  const open = (id: string) => void navigate(`/resume/editor/${id}`);
  return <ImportHost importing={importing} onImportingChange={setImporting} onMade={open} />;
}
