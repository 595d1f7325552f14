import { expect, test } from 'vitest';
import { isBreak } from './career-break.ts';

test.each([
  'Career break',
  'Career break (full-time mother)',
  'Full time mother and carer',
  'On maternity leave',
  'Raising two children',
  'Caring for my father',
  'Stay-at-home parent',
  'Father of two',
  'Sabbatical: travel in Asia',
  'Travelling around South America',
  'Parental leave, 2019',
  'Elternzeit',
  'Congé de maternité',
  'मातृत्व अवकाश',
])('time without a job: %s', (title) => expect(isBreak(title)).toBe(true));

test.each([
  'Maternity Leave Cover Teacher',
  'Maternity leave (cover)',
  'Elternzeit-Vertretung',
  'Mother and Baby Unit Nurse',
  'Mother tongue teacher',
  'Parent Support Advisor',
  'Parental Leave Coordinator',
  'Sabbatical Officer, Students’ Union',
  'Travelling Sales Representative',
  'Caregiver',
  'Job Seeker Adviser',
])('a job that is called after it: %s', (title) => expect(isBreak(title)).toBe(false));
