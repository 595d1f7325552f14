import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeTranslation } from './judge-translation.ts';

const names = ['Acme', 'Asha', 'Go', 'Kubernetes', 'Technical University of Munich'];
const flagsOf = (source: string, output: string) =>
  judgeTranslation(source, output, names).map(({ kind, text }) => `${kind} ${text}`);

describe('a translation that says the same', () => {
  it.each([
    ['Cut costs by 12 % at Acme', 'Senkte bei Acme die Kosten um 12 %'],
    ['Moved 1,250 users to PostgreSQL', '1.250 Nutzer auf PostgreSQL umgestellt'],
    ['Wrote SQL queries', 'Schrieb SQL-Abfragen'],
    ['Built the APIs in Go', 'A développé les API en Go'],
    ['Led Acme’s team of 5', 'Leitete Acmes Team von 5'],
    ['Googled for 3 years', '3 Jahre gegoogelt'],
    ['Wrote C++ for Acme', 'C++ für Acme geschrieben'],
    ['See https://x.example/a', 'Siehe https://x.example/a'],
    ['Managed a kitchen', 'Verwaltete eine Küche'],
    ['Managed a kitchen', '管理厨房'],
  ])('%j is let through as %j', (source, output) => {
    expect(flagsOf(source, output)).toEqual([]);
  });
});

describe('a translation that loses or adds something', () => {
  it.each([
    ['Cut costs by 12 %', 'Senkte die Kosten um 15 %', ['lost 12', 'added 15']],
    ['Cut costs', 'Senkte die Kosten um 15 %', ['added 15']],
    ['Led 5 of 5 teams', 'Leitete 5 Teams', ['lost 5']],
    ['Ran Kubernetes at Acme', 'Betrieb Container bei Acme', ['lost Kubernetes']],
    ['Ran the servers', 'Betrieb die Server mit Kubernetes', ['added Kubernetes']],
    ['Wrote queries', 'Schrieb SQL-Abfragen', ['added SQL']],
    ['Moved it to PostgreSQL', 'Auf MySQL umgestellt', ['lost PostgreSQL', 'added MySQL']],
    ['Wrote C++', 'C# geschrieben', ['lost C++', 'added C#']],
    [
      'Studied at Technical University of Munich',
      'Studium in München',
      ['lost Technical University of Munich'],
    ],
    [
      'at https://x.example/a',
      'https://x.example/b',
      ['lost https://x.example/a', 'added https://x.example/b'],
    ],
  ])('%j is held back as %j', (source, output, flags) => {
    expect(flagsOf(source, output)).toEqual(flags);
  });
});

it('no number is lost or added unseen, wherever it stands', () => {
  const number = fc.integer({ min: 0, max: 99_999 }).map(String);
  const word = fc.constantFrom('built', 'teams', 'für', 'Kunden', 'の', 'и');
  const line = fc.array(fc.oneof(number, word), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(line, line, (source, output) => {
      const numbers = (words: string[]) => words.filter((one) => /^\d/.test(one)).toSorted();
      const flags = judgeTranslation(source.join(' / '), output.join(' / '), []);
      const isSame = String(numbers(source)) === String(numbers(output));
      expect(flags.length === 0).toBe(isSame);
    }),
  );
});
