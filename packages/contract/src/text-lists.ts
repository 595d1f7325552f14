/**
 * How the text file of a resume lists entries, both when it is written and when it is read back:
 * entries of one line each are on consecutive lines, others are separated by empty lines.
 */

/** The separator of texts on one line. */
export const betweenTexts = ' | ';

/**
 * Whether each of several lines is an entry. If only the first line has several texts, or a line
 * ends like a sentence, the first line is the head of the lines below it.
 */
export const isLineList = (lines: readonly string[]): boolean =>
  lines.length > 1 &&
  lines.every((line) => hasTexts(line) || isName(line)) &&
  (!hasTexts(lines[0]) || lines.slice(1).some(hasTexts));

const hasTexts = (line = ''): boolean => line.includes(betweenTexts);

const isName = (line: string): boolean => line.length < 100 && !/^• |[.!?…。！？।]$/u.test(line);
