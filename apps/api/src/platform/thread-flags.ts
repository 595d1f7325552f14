/**
 * V8 flags for the document threads, set before one starts WebAssembly. After a thousand calls V8
 * recompiles the code that leads from WebAssembly to JavaScript, and frees the old code in a cache
 * that all threads share: two threads at once freed the same code, which ends the process (`Check
 * failed: jit_page.has_value()` in Node 24). With this flag V8 never recompiles it. Each module
 * reads the flag when it is started: HarfBuzz in the threads, and the module that reads `fetch`'s
 * responses.
 *
 * V8 reuses cached code only if it was compiled with the same flags, so the build of the document
 * modules, which creates that cache, runs them with these flags, too
 * (scripts/prepare/build-documents.mjs).
 */
export const threadFlags: readonly string[] = ['--wasm-wrapper-tiering-budget=2147483647'];
