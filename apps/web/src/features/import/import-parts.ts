import { MissingDialog } from '../../lib/missing-dialog.tsx';
import { onlinePart } from '../../lib/online-part.tsx';

// Loaded on demand, because the file readers are large.

export const CreateImport = onlinePart(
  async () => (await import('./create-import.tsx')).CreateImport,
  { Offline: MissingDialog },
);

export const MergeImport = onlinePart(
  async () => (await import('./merge-import.tsx')).MergeImport,
  {
    Offline: MissingDialog,
  },
);
