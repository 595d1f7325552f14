import type { LoadExportEngine } from '@folio/documents/export-engine';
import { loadFontsFor } from './load-font-book.ts';

/**
 * What Word and HTML exports need in addition to their writers. Offline, parts may be unavailable;
 * files are then made without them.
 */
export const loadExportEngine: LoadExportEngine = async () => {
  const module = await import('@folio/documents/export-engine').catch(() => undefined);
  return module?.exportEngine(
    (document) => loadFontsFor(document).catch(() => undefined),
    () => startSubsetter().catch(() => undefined),
  );
};

/** Large, so it is loaded with the first HTML export. */
async function startSubsetter() {
  const module = await import('@folio/typeset/web-fonts/font-subsetter.browser');
  return module.startFontSubsetter();
}
