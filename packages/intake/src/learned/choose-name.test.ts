import { emptyContent } from '@folio/contract/empty-content';
import { ResumeContent } from '@folio/contract/resume-content';
import { describe, expect, it } from 'vitest';
import { textToLines } from '../layout/text-lines.ts';
import { chooseName, withName } from './choose-name.ts';
import { type NameEvidence, nameCandidates } from './name-candidates.ts';
import { nameExample, trainNames } from './training/train-names.ts';

const nothing: NameEvidence = {
  rules: '',
  model: '',
  probability: 0,
  parts: new Map(),
  titles: [],
};

function candidatesOf(text: string, evidence: Partial<NameEvidence> = {}) {
  const found = nameCandidates(textToLines(text), { ...nothing, ...evidence });
  return {
    texts: found.map((one) => one.text),
    featuresOf: (name: string) => {
      const { shared = [], features = [] } = found.find((one) => one.text === name) ?? {};
      return [...shared, ...features];
    },
  };
}

describe('what may be a name', () => {
  it('is any run of words of a line, without honours, letters behind and nicknames', () => {
    const { texts } = candidatesOf('Dr. Ada Berg RGN\nJoiner');
    expect(texts).toEqual(expect.arrayContaining(['Ada Berg', 'Dr. Ada Berg', 'Ada Berg RGN']));
    expect(candidatesOf('Ada "Addie" Berg').texts).toContain('Ada Berg');
    expect(candidatesOf('Ada (Addie) Berg | Joiner').texts).toContain('Ada Berg');
  });

  it('is written in words, though an account above it has them as one', () => {
    const { texts, featuresOf } = candidatesOf('adaberg\nAda Berg', { rules: 'Ada Berg' });
    expect(texts.filter((text) => text === 'Ada Berg')).toHaveLength(1);
    expect(featuresOf('Ada Berg')).toContain('who words 2');
  });

  it('stands over two lines, behind a label, or in the title of the file', () => {
    expect(candidatesOf('ADA\nBERG\nJoiner').texts).toContain('ADA BERG');
    expect(candidatesOf('BIO-DATA\nFull name: Ada Berg').texts).toContain('Ada Berg');
    const { featuresOf } = candidatesOf('Joiner', { titles: ['Ada Berg – Joiner'] });
    expect(featuresOf('Ada Berg')).toContain('who of title');
  });

  it('may have the family first, one word of it or two', () => {
    const { texts, featuresOf } = candidatesOf(
      'QUIÑONES ANGULO Yurani\nyurani.quinones@mail.example',
    );
    expect(texts).toEqual(
      expect.arrayContaining(['Yurani QUIÑONES ANGULO', 'ANGULO Yurani QUIÑONES']),
    );
    expect(featuresOf('Yurani QUIÑONES ANGULO')).toContain('who turned 2 capitals 2 lead');
    expect(candidatesOf('Berg, Ada').featuresOf('Ada Berg')).toContain('who turned 1 comma 1');
  });

  it('is told by addresses, in their order, and by what both readers take for it', () => {
    const { featuresOf } = candidatesOf('Berg Ada\nada.berg@mail.example', { rules: 'Berg Ada' });
    expect(featuresOf('Ada Berg')).toContain('who mailed in order true');
    expect(featuresOf('Berg Ada')).toContain('who mailed in order false');
    expect(featuresOf('Ada Berg')).toContain('who rules turned');
    expect(featuresOf('Berg Ada')).toContain('who rules same');
  });

  it('has the gap that a reader found in letters set wide', () => {
    expect(candidatesOf('ADABERG', { rules: 'Ada Berg' }).texts).toContain('Ada Berg');
  });

  it('is never read of digits and addresses', () => {
    expect(candidatesOf('4 Mill Lane\nada@mail.example').texts).toEqual([]);
  });
});

describe('the likeliest name', () => {
  const weights = new Map([
    ['who turned 0 capitals 1 lead', -1],
    ['who turned 1 capitals 1 lead', 2],
    ['who words 2', 1],
  ]);
  const candidates = nameCandidates(textToLines('BERG Ada'), nothing);

  it('is taken, as sure as it is against all others', () => {
    const name = chooseName(candidates, weights);
    expect(name).toMatchObject({ text: 'Ada BERG' });
    expect(name?.probability).toBeGreaterThan(0.8);
    expect(name?.probability).toBeLessThan(1);
  });

  it('is said with its confidence and where it stands', () => {
    const before = { content: emptyContent(), fields: [], headings: [] };
    const { content, fields } = withName(before, chooseName(candidates, weights));
    expect(content.personalInfo).toMatchObject({ firstName: 'Ada', lastName: 'BERG' });
    expect(fields.map(({ path, isJudged }) => [path, isJudged])).toEqual([
      ['personalInfo.firstName', true],
      ['personalInfo.lastName', true],
    ]);
    expect(fields[0]?.source?.text).toBe('BERG Ada');
  });

  it('is nobody’s where nothing was learned of names', () => {
    expect(chooseName(candidates, new Map())).toBeUndefined();
    expect(chooseName([], weights)).toBeUndefined();
  });

  it('is learned from files with their truth, and the same each time', () => {
    const truth = {
      content: ResumeContent.parse({ personalInfo: { firstName: 'Ada', lastName: 'Berg' } }),
      headings: [],
    };
    const example = nameExample('a', candidates, truth);
    const learned = trainNames([example, example, example]);
    expect(chooseName(candidates, learned)?.text).toBe('Ada BERG');
    expect(trainNames([example, example, example])).toEqual(learned);
  });
});
