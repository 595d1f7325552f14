/**
 * The kind of a note: the score, something shown or new, the tool, a person. Expressed in words and
 * by color, never by color alone.
 */
export type MarginTone = 'finding' | 'shown' | 'tool' | 'person' | 'neutral';

export const toneText: Readonly<Record<MarginTone, string>> = {
  finding: 'text-warning',
  shown: 'text-good',
  tool: 'text-accent',
  person: 'text-mentor',
  neutral: 'text-muted',
};
