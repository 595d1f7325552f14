import { ProfileWork } from '@folio/contract/profile';
import { describe, expect, it } from 'vitest';
import {
  changedFields,
  changesOf,
  FormValues,
  firstErrorPath,
  firstMessage,
  readChanges,
  splitName,
  toFormValues,
  withoutBlankEntries,
} from './form-values.ts';
import { asha } from './testing/asha.ts';

const values = toFormValues(asha);
const job = ProfileWork.parse({ id: 'a', company: 'Kite', position: 'Pilot' });

describe('the password that a new address asks for', () => {
  const typed = { ...values, email: 'new@gmail.com', currentPassword: 'Quiet-Desk-42!' };

  it('goes with the address alone', () => {
    expect(changesOf(values, typed)).toEqual({
      email: 'new@gmail.com',
      currentPassword: 'Quiet-Desk-42!',
    });
    expect(changesOf(values, { ...typed, email: values.email })).toEqual({});
  });
});

describe('a full name', () => {
  it('[form-values-1] is split on spaces: the first word, and the rest', () => {
    expect(splitName('Asha Verma')).toEqual({ firstName: 'Asha', lastName: 'Verma' });
    expect(splitName('Ana de la Cruz')).toEqual({ firstName: 'Ana', lastName: 'de la Cruz' });
    expect(splitName('Sukarno')).toEqual({ firstName: 'Sukarno', lastName: '' });
    expect(splitName('  Asha   Verma ')).toEqual({ firstName: 'Asha', lastName: 'Verma' });
  });

  it('has to be there, and to fit', () => {
    const problemOf = (fullName: string) =>
      FormValues.safeParse({ ...values, fullName }).error?.issues[0]?.message;
    expect(problemOf('Sukarno')).toBeUndefined();
    expect(problemOf('  ')).toBe('Full name is required');
    expect(problemOf(`A ${'b'.repeat(81)}`)).toBe('Last name has at most 80 characters');
  });
});

describe('what is sent', () => {
  it('is nothing while nothing has changed', () => {
    expect(changesOf(values, toFormValues(structuredClone(asha)))).toEqual({});
  });

  it('[form-values-2] is what has changed alone, also within a group', () => {
    const after: FormValues = {
      ...values,
      fullName: 'Asha Devi Verma',
      bio: 'Hello',
      visibility: { ...values.visibility, skills: false },
      socialLinks: { ...values.socialLinks, github: 'https://github.com/asha' },
      workExperience: [job],
    };
    expect(changesOf(values, after)).toEqual({
      firstName: 'Asha',
      lastName: 'Devi Verma',
      bio: 'Hello',
      visibility: { skills: false },
      socialLinks: { github: 'https://github.com/asha' },
      workExperience: [job],
    });
  });

  it('has no entries in which nothing is written', () => {
    const blank = ProfileWork.parse({ id: 'b', company: '  ' });
    const list = withoutBlankEntries({ ...values, workExperience: [blank, job] });
    expect(list.workExperience).toEqual([job]);
  });
});

it('[form-values-3] distinguishes what was typed during a save from what was sent', () => {
  const sent = { ...values, bio: 'One' };
  expect(changedFields(sent, { ...sent, bio: 'One, two' })).toEqual({ bio: 'One, two' });
  expect(changedFields(sent, sent)).toEqual({});
});

it('reads a stored draft field by field, dropping invalid fields', () => {
  const changes = { fullName: '', bio: 'Hello', workExperience: [job] };
  const kept = JSON.parse(JSON.stringify({ ...changes, skills: 3, credits: 9 }));
  expect(readChanges(kept)).toEqual(changes);
  expect(readChanges('nonsense')).toEqual({});
  expect(readChanges(undefined)).toEqual({});
});

const tooLong = { type: 'too_big', message: 'Too long' };
const errors = { education: [undefined, { school: tooLong }], username: { message: 'Taken' } };

it('the first error is found, however deep it is', () => {
  expect(firstErrorPath(errors)).toBe('education.1.school');
  expect(firstErrorPath({ username: errors.username })).toBe('username');
  expect(firstErrorPath({})).toBeUndefined();
});

it('an entry shows the error of its first invalid part', () => {
  expect(firstMessage(errors.education[1])).toBe('Too long');
  expect(firstMessage(errors.education[0])).toBeUndefined();
  expect(firstMessage(errors)).toBe('Too long');
});
