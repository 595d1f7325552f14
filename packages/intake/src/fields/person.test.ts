import { expect, it } from 'vitest';
import { textToLines } from '../layout/text-lines.ts';
import { readWebsites } from './person.ts';

it("a person's own site stands before their pages on others", () => {
  const lines = textToLines('linkedin.com/in/ada-berg | github.com/ada | berg.example');
  expect(readWebsites(lines)).toEqual([
    'berg.example',
    'linkedin.com/in/ada-berg',
    'github.com/ada',
  ]);
});
