import { exportMediaTypes } from '@folio/contract/exports';
import { premiumTemplateWords } from '@folio/contract/template-list';
import { exportDocument, type FlowingFormat } from '@folio/documents/export-document';
import { documentFileName } from '@folio/documents/file-name';
import { MissingPhotoError } from '@folio/documents/photo';
import { downloadFile } from '../../../lib/download.ts';
import { loadExportEngine } from '../../../lib/typesetting/load-export-engine.ts';
import type { ToastMessage } from '../../../ui/toast.ts';
import { editorCopy } from '../editor.copy.ts';
import { textOf } from '../fields/field-ref.ts';
import { LockedTemplateError, type ToResumeForDocument } from '../photo/use-resume-for-document.ts';
import type { EditorDocument } from '../store/document.ts';

/**
 * Downloads the current resume and reports the result. The file is made in the browser, so the
 * resume need not be saved or online.
 */
export async function exportFile(
  document: EditorDocument,
  format: FlowingFormat,
  toResume: ToResumeForDocument,
): Promise<ToastMessage> {
  try {
    const bytes = await exportDocument(await toResume(document), format, loadExportEngine);
    const file = new Blob([bytes], { type: exportMediaTypes[format] });
    downloadFile(
      file,
      documentFileName(textOf(document.content, { list: null, field: 'name' }), format),
    );
    return editorCopy.exported;
  } catch (error) {
    if (error instanceof LockedTemplateError) return premiumTemplateWords;
    if (error instanceof MissingPhotoError)
      return { ...editorCopy.exportFileFailed, description: error.message };
    console.error('We couldn’t make the document', error);
    // The Word writer is loaded on first use, which fails offline.
    return navigator.onLine ? editorCopy.exportFileFailed : editorCopy.exportOutOfReach;
  }
}
