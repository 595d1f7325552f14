import { beforeEach, describe, expect, it } from 'vitest';
import { rememberRoutes } from '../known-paths.ts';
import { shellLinks } from './shell-links.ts';

const user = { username: 'asha', email: 'asha.verma@gmail.com' };
const placesOf = (person: typeof user) => shellLinks(person).map(({ to }) => to);
const profileOf = (person: typeof user) => placesOf(person).at(-1);

beforeEach(() => {
  rememberRoutes([
    { children: [{ path: 'dashboard' }, { path: 'tips' }] },
    { path: ':username' },
    { path: '*' },
  ]);
});

describe('the links of the shell', () => {
  it('[shell-links-1] lead to places that exist', () => {
    rememberRoutes([{ children: [{ path: 'dashboard' }, { path: 'tips' }] }, { path: '*' }]);
    expect(placesOf(user)).toEqual(['/dashboard', '/tips']);
  });

  it('[shell-links-2] name a person by the username, else by what is before the @, else as user', () => {
    expect(profileOf(user)).toBe('/asha');
    expect(profileOf({ ...user, username: '' })).toBe('/asha.verma');
    expect(profileOf({ username: '', email: '' })).toBe('/user');
  });
});
