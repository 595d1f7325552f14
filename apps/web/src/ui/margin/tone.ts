/**
 * Who speaks in the margin: the score, what is shown or new, the tool, a person. Told by color and by
 * words beside it, never by color alone.
 */
export type MarginTone = 'finding' | 'shown' | 'tool' | 'person' | 'neutral';

export const toneText: Readonly<Record<MarginTone, string>> = {
  finding: 'text-warning',
  shown: 'text-good',
  tool: 'text-accent',
  person: 'text-mentor',
  neutral: 'text-muted',
};
