import type { Bullet } from '@folio/contract/bullets';
import { expect, it } from 'vitest';
import { insertLines, joinWithNext, joinWithPrevious, linesOfText, moveBullet } from './bullets.ts';

const bullet = (id: string, text: string, isHidden = false): Bullet => ({
  id,
  text,
  isHidden,
  place: `a${id}`,
});
const list = [bullet('1', 'Led a team'), bullet('2', ''), bullet('3', 'Cut waste')];
const newId = () => 'new';
const at = (start: number, end = start) => ({ start, end });
const pairsOf = (bullets: readonly Bullet[] = []) => bullets.map(({ id, text }) => [id, text]);
const enter = (id: string, start: number, of = list) =>
  insertLines(of, id, at(start), ['', ''], newId);

it('Enter parts a bullet at the caret, and its words keep their id', () => {
  const parted = enter('1', 4);
  expect(pairsOf(parted?.bullets).slice(0, 2)).toEqual([
    ['1', 'Led '],
    ['new', 'a team'],
  ]);
  expect(parted?.caret).toEqual({ bullet: 'new', at: 0 });
  const before = enter('1', 0);
  expect(pairsOf(before?.bullets).slice(0, 2)).toEqual([
    ['new', ''],
    ['1', 'Led a team'],
  ]);
  expect(before?.caret).toEqual({ bullet: '1', at: 0 });
  expect(enter('2', 0)?.caret).toEqual({ bullet: 'new', at: 0 });
  expect(enter('gone', 0)).toBeUndefined();
});

it('pasted lines become bullets between the text before and after the caret', () => {
  const pasted = insertLines(list, '1', at(4, 5), ['x', 'y', 'z'], newId);
  expect(pairsOf(pasted?.bullets).map(([, text]) => text)).toEqual([
    'Led x',
    'y',
    'z team',
    '',
    'Cut waste',
  ]);
  expect(pasted?.caret.at).toBe(1);
  const within = insertLines(list, '1', at(3), ['!'], newId);
  expect(pairsOf(within?.bullets)[0]).toEqual(['1', 'Led! a team']);
});

it('splitting a hidden bullet hides both parts, and not the inserted text', () => {
  const hidden = [bullet('1', 'Led a team', true)];
  const shown = insertLines(hidden, '1', at(4), ['', 'new words', ''], newId)?.bullets;
  expect(shown?.map(({ isHidden }) => isHidden)).toEqual([true, false, true]);
  expect(enter('1', 10, hidden)?.bullets.map(({ isHidden }) => isHidden)).toEqual([true, false]);
  const both = [bullet('1', 'Led', true), bullet('2', ' a team', true), bullet('3', 'Seen')];
  expect(joinWithNext(both, '1')?.bullets[0]?.isHidden).toBe(true);
  expect(joinWithNext(both, '2')?.bullets[1]?.isHidden).toBe(false);
});

it('Backspace at the start and Delete at the end join two bullets', () => {
  const words = [bullet('1', 'Led '), bullet('2', 'a team')];
  const joined = { bullets: [{ ...bullet('1', 'Led a team') }], caret: { bullet: '1', at: 4 } };
  expect(joinWithPrevious(words, '2')).toEqual(joined);
  expect(joinWithNext(words, '1')).toEqual(joined);
  expect(joinWithPrevious(words, '1')).toBeUndefined();
  expect(joinWithNext(words, '2')).toBeUndefined();
  expect(pairsOf(joinWithPrevious(list, '3')?.bullets)).toEqual([
    ['1', 'Led a team'],
    ['3', 'Cut waste'],
  ]);
  expect(joinWithPrevious(list.slice(1), '2')?.caret).toEqual({ bullet: '3', at: 0 });
  expect(joinWithPrevious([bullet('1', '')], '1')).toBeUndefined();
});

it('moves a bullet to another place', () => {
  expect(moveBullet(list, '1', 2).map(({ id }) => id)).toEqual(['2', '3', '1']);
  expect(moveBullet(list, 'gone', 2)).toBe(list);
});

it('reads the lines of a text without its bullet signs and blank lines', () => {
  expect(linesOfText('• Led a team\r\n\r\n- Cut waste\n* *Won* a prize', false)).toEqual([
    'Led a team',
    'Cut waste',
    '*Won* a prize',
  ]);
  expect(linesOfText('- 5 %', true)).toEqual(['- 5 %']);
  expect(linesOfText(' and more\n• next', true)).toEqual([' and more', 'next']);
  expect(linesOfText('• one\n• two', true)).toEqual(['', 'one', 'two']);
  expect(linesOfText('\n', false)).toEqual(['']);
});

it("leaves out what Word and others write before the items of a list, and nothing of one's own", () => {
  const word =
    'o\tLed a team\n\u00a7\tCut waste\n\uf0b7\tWon a prize\n1.\tBuilt a dam\n\u2794 kept';
  expect(linesOfText(word, false)).toEqual([
    'Led a team',
    'Cut waste',
    'Won a prize',
    'Built a dam',
    '\u2794 kept',
  ]);
  expect(linesOfText('\u2714 Led it\n\u27a4 Cut it\n\u25a0 Won it', false)).toEqual([
    'Led it',
    'Cut it',
    'Won it',
  ]);
  expect(linesOfText('1. Led it\n2) Cut it', false)).toEqual(['Led it', 'Cut it']);
  const own = ['3. Liga, top scorer', '§ 433 BGB', 'o melhor aluno', '5) Platz'];
  expect(linesOfText(own.join('\n'), false)).toEqual(own);
  const prizes = ['1. Platz, Jugend forscht', '1. Preis, Jugend musiziert'];
  expect(linesOfText(prizes.join('\n'), false)).toEqual(prizes);
});
