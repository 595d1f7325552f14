import { createWorker, PSM, type Worker } from 'tesseract.js';
import workerUrl from 'tesseract.js/dist/worker.min.js?url';
import coreUrl from 'tesseract.js-core/tesseract-core-simd-lstm.wasm.js?url';
import { type ScanLanguage, scanLanguages } from './scan-languages.ts';

/**
 * Starts an OCR worker for one language. All files are served by us: by default Tesseract.js loads
 * from another host. Rejects where a file can't be loaded; Tesseract's own promise would stay
 * pending.
 */
export const startTesseract = (
  language: ScanLanguage,
  onProgress: (share: number) => void,
): Promise<Worker> =>
  new Promise((resolve, reject) => {
    const { code, url } = scanLanguages[language];
    createWorker(code, undefined, {
      workerPath: workerUrl,
      workerBlobURL: false,
      corePath: coreUrl,
      // Tesseract.js appends a file name to this path; the query makes it part of the parameter.
      langPath: `${url}?as=`,
      cacheMethod: 'none',
      errorHandler: reject,
      logger: ({ status, progress }) => {
        if (status === 'recognizing text') onProgress(progress);
      },
    })
      .then(async (worker) => {
        // The default mode treats the page as one block, and skips large text such as a name.
        await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO });
        return worker;
      })
      .then(resolve, reject);
  });
