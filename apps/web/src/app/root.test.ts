import { describe, expect, it } from 'vitest';
import { patternOf } from './root.tsx';

describe('the pattern of an address', () => {
  it.each([
    ['/', {}, '/'],
    ['/dashboard', {}, '/dashboard'],
    ['/resume/editor/0192f0c1', { id: '0192f0c1' }, '/resume/editor/:id'],
    ['/resume/editor', { id: undefined }, '/resume/editor'],
    ['/asha.verma', { username: 'asha.verma' }, '/:username'],
    ['/J%C3%BCrgen%20K', { username: 'Jürgen K' }, '/:username'],
    ['/%E0%A4%A', { username: '%E0%A4%A' }, '/:username'],
    ['/asha@gmail.com/x', { '*': 'asha@gmail.com/x' }, '/*'],
  ])('%s', (pathname, params, pattern) => {
    expect(patternOf(pathname, params)).toBe(pattern);
  });
});
