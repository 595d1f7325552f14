import { type UnzipFileInfo, unzipSync } from 'fflate';
import { IntakeError } from '../intake-error.ts';

/** As many as a zip has without its 64-bit extension, by which 200 bytes may claim 4 billion. */
const mostEntries = 65_535;

/**
 * Unpacks the parts of a zip that are needed. Its directory may lie: entries are counted as they
 * come, and together they can't be packed into more bytes than there are, as where thousands of
 * names share the same ones.
 * @throws IntakeError
 */
export function unzip(
  bytes: Uint8Array,
  kind: string,
  isNeeded: (part: UnzipFileInfo) => boolean,
): Record<string, Uint8Array> {
  let entries = 0;
  let packedBytes = 0;
  const filter = (part: UnzipFileInfo): boolean => {
    if (++entries > mostEntries) throw new IntakeError('unreadable', kind);
    if (!isNeeded(part)) return false;
    packedBytes += part.size;
    if (packedBytes > bytes.length) throw new IntakeError('unreadable', kind);
    return true;
  };
  try {
    return unzipSync(bytes, { filter });
  } catch (error) {
    throw error instanceof IntakeError ? error : new IntakeError('unreadable', kind);
  }
}
