import type { ScannedPage } from '@folio/intake/scan-items';
import { expect, it } from 'vitest';
import { withEnglishWords } from './with-english-words.ts';

type Word = [text: string, confidence: number, x0: number, x1: number];

/** Lines by how far down their letters stand. */
const page = (lines: Record<number, Word[]>): ScannedPage => ({
  lines: Object.entries(lines).map(([y, words]) => ({
    words: words.map(([text, confidence, x0, x1]) => ({
      text,
      confidence,
      box: { x0, x1, y0: Number(y) - 20, y1: Number(y) },
    })),
    baseline: {
      x0: Math.min(...words.map(([, , x0]) => x0)),
      x1: Math.max(...words.map(([, , , x1]) => x1)),
      y0: Number(y),
      y1: Number(y),
    },
  })),
  widthPx: 600,
  heightPx: 800,
  pxPerPt: 2,
});

const textsOf = ({ lines }: ScannedPage) =>
  lines.map(({ words }) => words.map(({ text }) => text).join(' '));

it('addresses and numbers in Latin letters stand in place of what Hindi took them for', () => {
  const hindi = page({
    100: [
      ['ईमेल', 95, 0, 60],
      ['घावां।.7984(क', 30, 70, 140],
      ['090.638', 40, 141, 260],
    ],
    140: [
      ['भोपाल', 94, 0, 80],
      ['१55', 70, 90, 130],
    ],
    160: [['+9', 96, 0, 40]],
  });
  const latin = page({
    101: [
      ['Sta', 35, 0, 60],
      ['mail.7984@dak.example', 88, 70, 260],
    ],
    140: [
      ['ate', 72, 0, 80],
      ['155', 93, 90, 130],
    ],
    160: [['+91', 90, 0, 40]],
    180: [['linkedin.com/in/asha', 90, 0, 200]],
  });
  expect(textsOf(withEnglishWords(hindi, latin, 'hi'))).toEqual([
    'ईमेल mail.7984@dak.example',
    'भोपाल 155',
    '+91',
    'linkedin.com/in/asha',
  ]);
});

it('a number whose box takes in letters beside it leaves those where they are', () => {
  const hindi = page({
    100: [
      ['204', 10, 0, 63],
      ['मार्च', 18, 91, 130],
    ],
  });
  const latin = page({ 100: [['2014', 92, 0, 130]] });
  expect(textsOf(withEnglishWords(hindi, latin, 'hi'))).toEqual(['2014 मार्च']);
});

it('words on one height in two columns stay in theirs', () => {
  const hindi = page({ 100: [['कौशल', 95, 0, 60]] });
  const latin = page({ 100: [['Python', 92, 400, 470]] });
  expect(textsOf(withEnglishWords(hindi, latin, 'hi'))).toEqual(['कौशल', 'Python']);
});

it('an e-mail address has its sign, in languages whose data does not know it', () => {
  const spanish = page({
    100: [
      ['Año', 95, 0, 60],
      ['Ocorreo.example', 70, 70, 300],
    ],
  });
  const english = page({
    100: [
      ['Ano', 96, 0, 60],
      ['asha@correo.example', 65, 70, 300],
    ],
  });
  expect(textsOf(withEnglishWords(spanish, english, 'es'))).toEqual(['Año asha@correo.example']);
});
