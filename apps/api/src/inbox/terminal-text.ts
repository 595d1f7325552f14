/**
 * What a terminal could take for a command, or could show in another order than it is: control
 * characters (the eight-bit ones too), line separators, and marks of direction.
 */
const unsafe = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

const toEscape = (character: string): string =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Text of strangers for one line of a terminal: what is not shown as itself is spelt out. */
export const terminalLine = (text: string): string => text.replace(unsafe, toEscape);

/** The same for several lines, each begun so that it cannot pass for one of the list itself. */
export const terminalLines = (text: string): string =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => `  | ${terminalLine(line.replaceAll('\t', '  '))}`)
    .join('\n');

/** JSON that is as safe to look at; its line breaks, which are no text of strangers, stay. */
export const terminalJson = (value: unknown): string =>
  JSON.stringify(value, undefined, 2).split('\n').map(terminalLine).join('\n');
