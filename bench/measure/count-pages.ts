/** Loaded on demand, since it is large and the memory of a process is measured. */
export async function countPages(pdf: Uint8Array): Promise<number> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const { numPages } = await task.promise;
  await task.destroy();
  return numPages;
}
