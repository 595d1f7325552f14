import { HardDrive } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { downloadFile } from '../download.ts';
import { deviceCopy } from './autosave.copy.ts';
import type { Kept } from './save-status.tsx';

/** A warning that typed text is not kept on this device, with a download of it. */
export function DeviceNotice({
  kept,
  copy,
  name,
}: {
  kept: Kept;
  /** The contents of the file: a text, or a value to be written as JSON. */
  copy: () => unknown;
  name: string;
}) {
  if (kept === 'kept' || kept === 'pending') return null;
  const download = async () => {
    const content = await copy();
    const text = typeof content === 'string' ? content : JSON.stringify(content, null, 2);
    const fileName = name.replace(/[^\p{L}\p{N}]+/gu, '_');
    downloadFile(new Blob([text], { type: 'application/json' }), `${fileName}.json`);
  };
  return (
    <div
      role="alert"
      className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-surface px-6 py-3 max-md:px-4"
    >
      <p className="flex min-w-0 flex-1 basis-64 items-start gap-2 text-body text-danger">
        <HardDrive aria-hidden className="mt-0.5 size-4 shrink-0" />
        {deviceCopy[kept]}
      </p>
      <Button size="small" onClick={() => void download()}>
        {deviceCopy.download}
      </Button>
    </div>
  );
}
