import { expect, test } from 'vitest';
import { paperOf } from './new-resume-settings.ts';

test.each([
  ['America/New_York', 'Letter'],
  ['Pacific/Honolulu', 'Letter'],
  ['America/Toronto', 'Letter'],
  ['America/Bogota', 'Letter'],
  ['Asia/Manila', 'Letter'],
  ['America/Sao_Paulo', 'A4'],
  ['America/Lima', 'A4'],
  ['Asia/Calcutta', 'A4'],
  ['Europe/Berlin', 'A4'],
  ['UTC', 'A4'],
])('a resume that is begun in %s has paper of size %s', (timeZone, size) => {
  expect(paperOf(timeZone)).toBe(size);
});
