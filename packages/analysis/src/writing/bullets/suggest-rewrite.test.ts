import { ResumeContent } from '@folio/contract/resume-content';
import { expect, test } from 'vitest';
import { checkFacts } from '../../fact-guard/check-facts.ts';
import { scoreResume } from '../../score/score-resume.ts';
import { suggestRewrite } from './suggest-rewrite.ts';

/** What the score says of a bullet, and what is then suggested. */
function suggested(bullet: string) {
  const content = ResumeContent.parse({
    workExperience: [{ position: 'Analyst', company: 'Inn', bullets: [bullet] }],
  });
  const remarks = scoreResume(content).findings.filter(({ path }) => path.includes('/bullets/'));
  return suggestRewrite(bullet, remarks, { current: false });
}

const result = '[what changed, and by how much?]';

test.each([
  [
    'Responsible for the monthly credit reports.',
    'Handled the monthly credit reports.',
    `Handled the monthly credit reports, ${result}.`,
  ],
  ['Cleaned rooms', undefined, 'Cleaned rooms ([number] per [week or month])'],
  ['Trained new employees', undefined, 'Trained [N] new employees'],
  ['Helped with pricing models', undefined, `[did what?] pricing models, ${result}`],
  ['Sales reports for the board', undefined, `[did what?] sales reports for the board, ${result}`],
  ['Meals were cooked', undefined, `Meals were cooked, ${result}`],
])('%s', (bullet, plain, text) => {
  expect(suggested(bullet)).toEqual({ text, plain });
});

test('mends what a check is sure of, and says nothing where nothing is better', () => {
  const slip = { check: 'spelling', start: 6, end: 15, rewrite: 'management' };
  expect(suggestRewrite('Built managment tools', [slip])?.plain).toBe('Built management tools');
  expect(suggestRewrite('Built 14 tools', [])).toBeUndefined();
  const german =
    'Ich leitete die Küche des Hauses und kochte jeden Tag für die Gäste und die Leute.';
  expect(suggestRewrite(german, [{ ...slip, check: 'results' }])).toBeUndefined();
  expect(suggestRewrite('', [])).toBeUndefined();
});

test('never states what the text does not: what is new stands in blanks', () => {
  const texts = ['Worked on the app', 'Did the books', 'Involved in the audit of 12 branches'];
  for (const text of texts) {
    const { text: rewritten = '', plain = '' } = suggested(text) ?? {};
    for (const one of [rewritten.replace(/,? ?\[[^\]]+\]/g, ''), plain])
      expect(checkFacts(text, one).held, one).toBe(false);
  }
});

test('the blank for a verb takes the place of whole words, also where a tense was corrected', () => {
  const content = ResumeContent.parse({
    workExperience: [
      {
        position: 'Officer',
        company: 'Inn',
        startDate: '2021-06',
        current: true,
        bullets: ['Dealing with conflict and difficult behaviour'],
      },
    ],
  });
  const remarks = scoreResume(content).findings.filter(({ path }) => path.includes('/bullets/'));
  const bullet = content.workExperience[0]?.bullets[0]?.text ?? '';
  expect(suggestRewrite(bullet, remarks, { current: true })?.text).toMatch(
    /^\[did what\?\] with conflict and difficult behaviour/,
  );
});
