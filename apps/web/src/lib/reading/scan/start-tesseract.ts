import { createWorker, PSM, type Worker } from 'tesseract.js';
import workerUrl from 'tesseract.js/dist/worker.min.js?url';
import coreUrl from 'tesseract.js-core/tesseract-core-simd-lstm.wasm.js?url';
import { type ScanLanguage, scanLanguages } from './scan-languages.ts';

/**
 * Starts a worker that makes out letters of one language. All that it loads is ours: by itself it would
 * ask another host. Rejects where something could not be loaded; its own promise would then wait for ever.
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
      // It appends a file's name to the folder that it expects here: a query takes it in.
      langPath: `${url}?as=`,
      cacheMethod: 'none',
      errorHandler: reject,
      logger: ({ status, progress }) => {
        if (status === 'recognizing text') onProgress(progress);
      },
    })
      .then(async (worker) => {
        // By itself it takes a page for one block, and passes over what is large, such as a name.
        await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO });
        return worker;
      })
      .then(resolve, reject);
  });
