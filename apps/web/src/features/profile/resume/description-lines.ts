/**
 * Converts between the parts of a resume's entry and the single description of a profile's entry.
 */
export const bulletSign = '•';
export const technologiesLabel = 'Technologies:';

const bulletLine = /^\s*[•·‣*–-]\s+/;

/** Splits a description into its bullets and the remaining text. */
export function bulletsOf(description: string): { description: string; bullets: string[] } {
  const lines = description.split('\n');
  return {
    description: lines.filter((line) => !bulletLine.test(line)).join('\n'),
    bullets: lines
      .filter((line) => bulletLine.test(line))
      .map((line) => line.replace(bulletLine, '')),
  };
}

/** Splits off the text after 'Technologies:' on a line of its own. */
export function technologiesOf(description: string): { description: string; technologies: string } {
  const lines = description.split('\n');
  const found = lines.findLastIndex((line) => line.startsWith(technologiesLabel));
  return {
    description: lines.filter((_, index) => index !== found).join('\n'),
    technologies: lines[found]?.slice(technologiesLabel.length).trim() ?? '',
  };
}
