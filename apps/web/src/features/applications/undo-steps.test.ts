import { expect, it } from 'vitest';
import { noteStep, undoLastStep } from './undo-steps.ts';

it('takes back what came last first, each once, and nothing of another account', () => {
  const undone: string[] = [];
  const note = (userId: string, label: string) => noteStep(userId, label, () => undone.push(label));
  note('asha', 'first');
  const second = note('asha', 'second');
  note('ben', 'other');
  note('asha', 'third');
  expect(undoLastStep('asha')).toBe('third');
  second();
  second();
  expect(undoLastStep('asha')).toBe('first');
  expect(undoLastStep('asha')).toBeUndefined();
  expect(undone).toEqual(['third', 'second', 'first']);
  expect(undoLastStep('ben')).toBe('other');
});
