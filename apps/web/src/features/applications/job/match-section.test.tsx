import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MatchSection } from './match-section.tsx';
import type { JobReading } from './use-job-reading.ts';

const sectionOf = (unscored: string[]): string => {
  const match = { score: 40, terms: [], advice: [], unscored };
  const reading = { match, needs: [], spans: [], emptyPlace: undefined, hasFailed: false };
  return renderToStaticMarkup(
    <MatchSection
      reading={{ ...reading, retry: () => {} } satisfies JobReading}
      resumeId="resume"
      hasJob
      chosen={undefined}
      onChoose={() => {}}
      onLeaveOut={() => {}}
    />,
  );
};

test('what a job asks for and no wording can meet is listed apart from the match', () => {
  const html = sectionOf(['current Washington State RN license']);
  expect(html).toContain('Check these yourself');
  expect(html).toContain('Current Washington State RN license');
});

test('nothing is said about it where a job asks for no such thing', () => {
  expect(sectionOf([])).not.toContain('Check these yourself');
});
