import { expect, it } from 'vitest';
import { noteStep, redoLastStep, undoLastStep } from './undo-steps.ts';

/** Steps that say what was done, and note themselves again when they are done again. */
function makeSteps() {
  const log: string[] = [];
  const note = (userId: string, label: string, isAgain = false): (() => void) =>
    noteStep(userId, label, {
      isAgain,
      undo: async () => void log.push(`-${label}`),
      redo: () => {
        log.push(`+${label}`);
        note(userId, label, true);
      },
    });
  return { log, note };
}

it('takes back what came last first, each once, and nothing of another account', async () => {
  const { log, note } = makeSteps();
  note('asha', 'first');
  const second = note('asha', 'second');
  note('ben', 'other');
  note('asha', 'third');
  expect(await undoLastStep('asha')).toBe('third');
  second();
  second();
  expect(await undoLastStep('asha')).toBe('first');
  expect(await undoLastStep('asha')).toBeUndefined();
  expect(log).toEqual(['-third', '-second', '-first']);
  expect(await undoLastStep('ben')).toBe('other');
});

it('does again what was taken back, the last first, until something else is done', async () => {
  const { log, note } = makeSteps();
  note('cleo', 'one');
  note('cleo', 'two');
  await undoLastStep('cleo');
  await undoLastStep('cleo');
  expect(await redoLastStep('dan')).toBeUndefined();
  expect(await redoLastStep('cleo')).toBe('one');
  expect(await redoLastStep('cleo')).toBe('two');
  expect(await redoLastStep('cleo')).toBeUndefined();
  expect(await undoLastStep('cleo')).toBe('two');
  expect(log).toEqual(['-two', '-one', '+one', '+two', '-two']);
  note('cleo', 'three');
  expect(await redoLastStep('cleo')).toBeUndefined();
  expect(await undoLastStep('cleo')).toBe('three');
  expect(await undoLastStep('cleo')).toBe('one');
});

it('is done again only after it was taken back', async () => {
  const log: string[] = [];
  noteStep('eve', 'slow', {
    undo: () => new Promise<void>((end) => setTimeout(() => end(void log.push('back')))),
    redo: () => log.push('again'),
  });
  void undoLastStep('eve');
  await redoLastStep('eve');
  expect(log).toEqual(['back', 'again']);
});

it('one that can’t be taken back holds back none of those before it', async () => {
  const { log, note } = makeSteps();
  note('fay', 'first');
  noteStep('fay', 'broken', {
    undo: () => Promise.reject(new Error('No room')),
    redo: () => log.push('again'),
  });
  await expect(undoLastStep('fay')).rejects.toThrow('No room');
  expect(await redoLastStep('fay')).toBe('broken');
  expect(await undoLastStep('fay')).toBe('first');
  expect(log).toEqual(['again', '-first']);
});
