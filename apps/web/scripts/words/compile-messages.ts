import type { Plugin } from 'vite';
import { compile } from './compile.ts';
import { hasMessages, messagesIn } from './messages-in.ts';

const ours = /[\\/]apps[\\/]web[\\/](?:src|scripts)[\\/].+\.tsx?$/;
/** Only messages with choices, or with an apostrophe before a brace, are compiled. */
const chooses = /\{\s*\w+\s*,|''/;

/** Compiles messages in place, so that a browser needs neither a parser nor a catalogue for English. */
export function compileMessages(): Plugin {
  return {
    name: 'compile-messages',
    enforce: 'pre',
    transform(source, id) {
      const [file = ''] = id.split('?');
      if (!ours.test(file) || !hasMessages(source) || !chooses.test(source)) return undefined;
      return { code: compiled(file, source), map: null };
    },
  };
}

export function compiled(path: string, source: string): string {
  let code = source;
  for (const { message, start, end, isAttribute } of messagesIn(path, source).toReversed()) {
    const made = compile(message);
    if (typeof made === 'string') continue;
    const literal = JSON.stringify(made);
    code = code.slice(0, start) + (isAttribute ? `{${literal}}` : literal) + code.slice(end);
  }
  return code;
}
