import type { Caller, DocumentThreads, Work } from '../platform/document-threads.ts';
import type { BuiltInCalls, BuiltInTask } from './built-in-worker.ts';

/** What the built-in engine can do: it takes a processor's time, so it does it in a thread. */
export type BuiltIn = <Name extends keyof BuiltInCalls>(
  name: Name,
  ...input: Parameters<BuiltInCalls[Name]>
) => ReturnType<BuiltInCalls[Name]>;

const builtInWork: Work<BuiltInTask, unknown> = {
  module: new URL('./built-in-worker.ts', import.meta.url),
};

export const createBuiltIn =
  (threads: DocumentThreads) =>
  (caller: Caller): BuiltIn =>
  <Name extends keyof BuiltInCalls>(name: Name, ...input: Parameters<BuiltInCalls[Name]>) =>
    threads.run(caller, builtInWork, { name, input }) as ReturnType<BuiltInCalls[Name]>;
