import type { FileReading, ScanWatch } from './reading.ts';

/** Reads a scan; what makes out its letters is loaded with the first one. */
export async function readScan(file: File, watch: ScanWatch): Promise<FileReading> {
  const { readScannedFile } = await import('./scan/read-scanned-file.ts');
  return readScannedFile(file, watch);
}
