import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

// Every text that people may get to read is held against the words that Folio does not use: British
// spelling, second names for one thing, and constructions that a native writer would not choose.

const rules: readonly (readonly [words: RegExp, instead: string])[] = [
  [/\be-mail/i, 'email'],
  [/\b(?:job )?advertisements?\b|\bjob (?:ad|posting)s?\b/i, 'job description'],
  [/\b[Ss]ign in\b/, 'log in'],
  [/\bmake an? (?:account|resume)\b/i, 'create'],
  [
    /colou?red head|\bcolour|\bcentred?\b|analys(?:e|ing)\b|\blicence|\bfavour|behaviour|\bcatalogue/i,
    'American spelling',
  ],
  [/(?:organi|recogni|optimi|summari|customi|critici|visuali)s(?:e|ed|es|ing|ation)\b/i, '-ize'],
  [
    /cancelled|labelled|judgement|misspelt|learnt\b|\bgrey\b|\bwhilst\b|towards\b|afterwards\b/i,
    'American spelling',
  ],
  [/\bat the (?:most|least)\b|\bholds? at most\b|\bmay have at most\b/i, 'up to'],
  [/\b(?:could|can|cannot|can’t|may) not be \w+(?:ed|ad|de|nd|ut|nt|rn|wn)\b/i, 'We couldn’t …'],
  [/\banew\b|\bin any case\b|\bonce more\b/i, 'again, always'],
  [/\b(?:every|some|any|no)body\b/i, 'everyone, someone, anyone, no one'],
  [/\bneed not\b|\bas it should read\b|\bas many .* as it takes\b/i, 'don’t need to'],
  [/\b(?:is|are|was) (?:told|looked at|said of|asked of)\b/i, 'say who does it'],
  [/\bwhat (?:came|comes) of it\b|\bwhat fails\b|\bwho has the link\b/i, 'what changed'],
  [/\bsuch as by\b|\bgoes? to .{1,40} alone\b|\bfor nobody\b/i, 'plain words'],
  [/\b(?:a|the) machine reads?\b|\bprograms that read\b/i, 'hiring software'],
  [/\bbullet points?\b/i, 'bullet'],
  [/\bjust now\b(?!,? (?:changed|deleted))/i, 'right now'],
  [/\bhas no room\b|\bno room left\b/i, 'out of storage'],
];

const root = join(import.meta.dirname, '..', '..', '..');
const places = [
  'apps/web/src',
  'apps/api/src',
  'packages/contract/src',
  'packages/analysis/src',
  'packages/documents/src',
];
/** Data, what reads or judges texts, and what speaks to programs or to who runs the server. */
const isElsewhere =
  /\.test\.|\.d\.ts$|\/testing\/|fixture|vocabulary|german-joints|fact-guard|job-match|api-docs|migrations|\/(?:log|check|show)-/;

describe('what people read', () => {
  it.each(places)('is plain American English in %s', (place) => {
    const found = sourcesOf(place).flatMap(({ path, texts }) =>
      texts.flatMap((text) =>
        rules
          .filter(([words]) => words.test(text))
          .map(([words, instead]) => `${path}: “${words.exec(text)?.[0]}” → ${instead}: ${text}`),
      ),
    );
    expect(found).toEqual([]);
  });

  it('is found in literals, templates, elements and Markdown', () => {
    const source =
      "const a = <p title='one e-mail'>Two of {`e-mails $" + '{b} three`} four</p>; // e-mail';
    expect(textsOf('a.tsx', source)).toEqual(['one e-mail', 'Two of', 'e-mails … three']);
    expect(textsOf('a.md', '# One\n\nTwo\nthree\n')).toEqual(['# One', 'Two three']);
  });
});

function sourcesOf(place: string) {
  return readdirSync(join(root, place), { recursive: true, encoding: 'utf8' })
    .map((path) => `${place}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.(tsx?|md)$/.test(path) && !isElsewhere.test(path))
    .map((path) => ({ path, texts: textsOf(path, readFileSync(join(root, path), 'utf8')) }));
}

type Node = {
  type?: string;
  value?: unknown;
  quasis?: { value: { cooked: string } }[];
  /** Where an import comes from, which nobody reads. */
  source?: unknown;
};

/** Literals, templates with '…' for what is filled in, and the text of elements: of several words each. */
function textsOf(path: string, source: string): string[] {
  const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();
  if (path.endsWith('.md'))
    return source
      .split(/\n{2,}/)
      .map(tidy)
      .filter(Boolean);
  const texts: string[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, value, quasis, source: from, ...others }: Node = node;
    if ((type === 'Literal' || type === 'JSXText') && typeof value === 'string')
      texts.push(tidy(value));
    if (quasis) texts.push(tidy(quasis.map((part) => part.value.cooked).join('…')));
    for (const child of [value, ...Object.values(others)]) visit(child);
  };
  visit(parseSync(path, source).program.body);
  return texts.filter((text) => text.includes(' '));
}
