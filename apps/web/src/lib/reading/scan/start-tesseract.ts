import languageUrl from '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url';
import { createWorker, PSM, type Worker } from 'tesseract.js';
import workerUrl from 'tesseract.js/dist/worker.min.js?url';
import coreUrl from 'tesseract.js-core/tesseract-core-simd-lstm.wasm.js?url';

/**
 * Starts a worker that makes out letters. All that it loads is ours: by itself it would ask another
 * host. Rejects where something could not be loaded; its own promise would then wait for ever.
 */
export const startTesseract = (onProgress: (share: number) => void): Promise<Worker> =>
  new Promise((resolve, reject) => {
    createWorker('eng', undefined, {
      workerPath: workerUrl,
      workerBlobURL: false,
      corePath: coreUrl,
      // It appends a file's name to the folder that it expects here: a query takes it in.
      langPath: `${languageUrl}?as=`,
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
