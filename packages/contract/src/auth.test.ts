import { describe, expect, it } from 'vitest';
import { Email, Login, Register, UpdatePassword, Username } from './auth.ts';

const form = {
  firstName: ' Ada ',
  lastName: 'Lovelace',
  email: ' ada@gmail.com ',
  username: 'ada.l',
  password: 'Difference-Engine1!',
  confirmPassword: 'Difference-Engine1!',
};
const paths = (schema: { safeParse: (value: unknown) => unknown }, value: unknown) =>
  (schema.safeParse(value) as ReturnType<typeof Register.safeParse>).error?.issues.map((issue) => [
    issue.path.join('.'),
    issue.message,
  ]);

describe('a registration', () => {
  it('is trimmed', () => {
    expect(Register.parse(form)).toMatchObject({ firstName: 'Ada', email: 'ada@gmail.com' });
  });

  it('[auth-1] needs equal passwords', () => {
    expect(paths(Register, { ...form, confirmPassword: 'other' })).toEqual([
      ['confirmPassword', 'Passwords do not match'],
    ]);
    expect(
      paths(UpdatePassword, { currentPassword: 'x', password: form.password, confirmPassword: '' }),
    ).toEqual([['confirmPassword', 'Passwords do not match']]);
  });

  it('names each field that is wrong', () => {
    expect(
      paths(Register, { ...form, firstName: ' ', lastName: 'a\u0007b', email: 'ada' }),
    ).toEqual([
      ['firstName', 'First name is required'],
      ['lastName', "Last name has characters that can't be shown"],
      ['email', 'Please enter a valid email address'],
    ]);
    expect(paths(Register, { ...form, isAdmin: true })?.[0]?.[1]).toContain('isAdmin');
  });

  it('refuses an address that is too long', () => {
    expect(Email.safeParse(`${'a'.repeat(250)}@gmail.com`).success).toBe(false);
  });
});

describe('a username', () => {
  it.each(['ada', 'Ada_L-1.x', 'a'.repeat(30), '007'])('may be %s', (name) => {
    expect(Username.parse(name)).toBe(name);
  });

  it.each(['', 'ab', 'a'.repeat(31), 'ada l', 'ädä', 'a/b', 'ada@x', '<b>'])(
    'is not %j',
    (name) => {
      expect(Username.safeParse(name).success).toBe(false);
    },
  );

  it.each(['login', 'Dashboard', 'API', 'robots.txt', 'verify-email', 'resume', 'tips'])(
    'is never %s, a route of the product',
    (name) => {
      expect(Username.safeParse(name).success).toBe(false);
    },
  );
});

describe('a login', () => {
  it('[auth-2] needs both fields', () => {
    expect(paths(Login, { email: ' ', password: '' })).toEqual([
      ['email', 'Email is required'],
      ['password', 'Password is required'],
    ]);
  });
});
