/** Saves a file through the browser's downloads. */
export function downloadFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Revoked late, since the download must have started by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** The file name of a `Content-Disposition` header (RFC 6266); `filename*` has precedence. */
export function fileNameOf(header: string | null): string | undefined {
  const encoded = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(header ?? '')?.[1];
  const plain = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]+))/i.exec(header ?? '');
  return decoded(encoded?.trim()) ?? plain?.[1]?.replace(/\\(.)/g, '$1') ?? plain?.[2]?.trim();
}

function decoded(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
