/**
 * How the text file of a resume lists entries, when it is written and when it is read back: those of
 * one line each are a line each, others are separated by empty lines.
 */

/** What stands between the texts of a line. */
export const betweenTexts = ' | ';

/**
 * Whether each of several lines is an entry. Where only the first has several texts, or a line ends
 * as a sentence does, the first is the head of what stands below it.
 */
export const isLineList = (lines: readonly string[]): boolean =>
  lines.length > 1 &&
  lines.every((line) => hasTexts(line) || isName(line)) &&
  (!hasTexts(lines[0]) || lines.slice(1).some(hasTexts));

const hasTexts = (line = ''): boolean => line.includes(betweenTexts);

const isName = (line: string): boolean => line.length < 100 && !/^• |[.!?…。！？।]$/u.test(line);
