/** How the parts of a resume's entry stand in the one description of a profile's entry. */
export const bulletSign = '•';
export const technologiesLabel = 'Technologies:';

const bulletLine = /^\s*[•·‣*–-]\s+/;

/** The lines that begin like bullet points, and the rest as a text. */
export function bulletsOf(description: string): { description: string; bullets: string[] } {
  const lines = description.split('\n');
  return {
    description: lines.filter((line) => !bulletLine.test(line)).join('\n'),
    bullets: lines
      .filter((line) => bulletLine.test(line))
      .map((line) => line.replace(bulletLine, '')),
  };
}

/** What stands behind 'Technologies:' on a line of its own, and the rest as a text. */
export function technologiesOf(description: string): { description: string; technologies: string } {
  const lines = description.split('\n');
  const found = lines.findLastIndex((line) => line.startsWith(technologiesLabel));
  return {
    description: lines.filter((_, index) => index !== found).join('\n'),
    technologies: lines[found]?.slice(technologiesLabel.length).trim() ?? '',
  };
}
