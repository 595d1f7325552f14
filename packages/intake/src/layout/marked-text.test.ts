import { ResumeContent } from '@folio/contract/resume-content';
import { expect, it } from 'vitest';
import { readResume } from '../read-resume.ts';
import { markedText } from './marked-text.ts';
import type { WordNode } from './word-node.ts';

const text = (value: string): WordNode => ({ type: 'text', value });
const run = (value: string, look: Partial<WordNode> = {}): WordNode => ({
  type: 'run',
  ...look,
  children: [text(value)],
});
const bold = (value: string) => run(value, { isBold: true });
const paragraph = (...children: WordNode[]): WordNode => ({ type: 'paragraph', children });

it.each<[WordNode, string | undefined]>([
  [
    paragraph(run('Cut the cost of heating by '), bold('38 % '), run('within two winters')),
    'Cut the cost of heating by **38 %** within two winters',
  ],
  [
    paragraph(
      run('Wrote '),
      { type: 'hyperlink', href: 'https://oak.example/stairs', children: [text('Stairs')] },
      run(' for the guild, '),
      run('twice', { isItalic: true, isBold: true }),
    ),
    'Wrote [Stairs](https://oak.example/stairs) for the guild, ***twice***',
  ],
  // One look, a label, a name, a part of a word, signs of the markup's own, short names.
  [paragraph(run('Cut the cost of heating by 38 % within two winters')), undefined],
  [paragraph(bold('Tools: '), run('planes, chisels, saws and a lathe')), undefined],
  [paragraph(bold('Tools'), run(' - planes, chisels, saws and a lathe')), undefined],
  [paragraph(bold('Best Stairs'), run(', Guild of Joiners of the North, 2020')), undefined],
  [paragraph(run('Cut the cost of heat'), bold('ing by far within two winters')), undefined],
  [paragraph(run('Cut [X%] of the cost of '), bold('heating'), run(' in a year')), undefined],
  [paragraph(run('Oak and '), bold('ash')), undefined],
])('marks the looks within an item: %#', (given, expected) => {
  expect(markedText(given, true)).toBe(expected);
});

it('keeps bold, italics and links of a web page in bullets and summaries', async () => {
  const page = `<!doctype html><html><body><h1>Ada Berg</h1><p>ada@example.org</p>
    <h2>Summary</h2><p>Joiner of <em>curved</em> stairs for old houses, since nine years, all over the north.</p>
    <h2>Experience</h2><h3>Joiner, Oak &amp; Sons</h3><p>2019 – 2023</p>
    <ul><li>Built <strong>42 stairs</strong> from <a href="https://oak.example">local oak</a>, on time</li></ul>
    </body></html>`;
  const { content } = await readResume({ bytes: new TextEncoder().encode(page) });
  expect(ResumeContent.parse(content).personalInfo.summary).toBe(
    'Joiner of *curved* stairs for old houses, since nine years, all over the north.',
  );
  expect(content.workExperience[0]?.bullets.map((bullet) => bullet.text)).toEqual([
    'Built **42 stairs** from [local oak](https://oak.example), on time',
  ]);
});
