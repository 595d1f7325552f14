/**
 * The author of a note: the score, what is shown or new, the tool, a person. Expressed by color and
 * in words, never by color alone.
 */
export type MarginTone = 'finding' | 'shown' | 'tool' | 'person' | 'neutral';

export const toneText: Readonly<Record<MarginTone, string>> = {
  finding: 'text-warning',
  shown: 'text-good',
  tool: 'text-accent',
  person: 'text-mentor',
  neutral: 'text-muted',
};
