import type { FileReading, ScanWatch } from './reading.ts';

/** Reads a scan; the OCR engine is loaded with the first one. */
export async function readScan(file: File, watch: ScanWatch): Promise<FileReading> {
  const { readScannedFile } = await import('./scan/read-scanned-file.ts');
  return readScannedFile(file, watch);
}
