/**
 * What V8 is told for the document threads, before it starts WebAssembly in one. V8 compiles what leads
 * from WebAssembly to JavaScript anew once it was called a thousand times, and frees the old code in a
 * cache that all threads share: two at once have freed the same, which ends the process
 * (`Check failed: jit_page.has_value()` in Node 24). With this it is never compiled anew. Each module
 * takes it when it is started: HarfBuzz in the threads, and what reads `fetch`'s answers.
 *
 * V8 takes what it has compiled before only from one that was told the same: the build of the document
 * modules, which keeps that, runs them with these, too (scripts/prepare/build-documents.mjs).
 */
export const threadFlags: readonly string[] = ['--wasm-wrapper-tiering-budget=2147483647'];
