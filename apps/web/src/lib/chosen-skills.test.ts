import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../testing/memory-storage.ts';
import {
  addChosenSkills,
  clearChosenSkills,
  onChosenSkillsChange,
  readChosenSkills,
} from './chosen-skills.ts';
import { nameChosenSkills, withChosenSkills } from './first-resume.ts';

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));

describe('chosen skills', () => {
  it('wait by category, each once', () => {
    addChosenSkills('Frontend Developer', ['React', 'CSS']);
    addChosenSkills('Data Scientist', ['SQL']);
    addChosenSkills('Frontend Developer', ['CSS', 'Testing']);
    expect(readChosenSkills()).toEqual([
      { category: 'Data Scientist', items: ['SQL'] },
      { category: 'Frontend Developer', items: ['React', 'CSS', 'Testing'] },
    ]);
  });

  it('notify subscribers until they unsubscribe', () => {
    const listener = vi.fn();
    const stop = onChosenSkillsChange(listener);
    addChosenSkills('Data Scientist', ['SQL']);
    clearChosenSkills();
    stop();
    addChosenSkills('Data Scientist', ['SQL']);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['', 'nothing'],
    ['{', 'no JSON'],
    ['{"category":"a","items":["b"]}', 'no list'],
    ['[null, 1, "x", {"category":"a"}, {"category":"","items":["b"]}]', 'no entries'],
    [JSON.stringify([{ category: 'a', items: [1, '', '  ', 'x'.repeat(101)] }]), 'no skills'],
  ])('are none in %j: %s', (stored) => {
    localStorage.setItem('chosenSkills', stored);
    expect(readChosenSkills()).toEqual([]);
  });

  it('are no more than anyone would choose', () => {
    const items = Array.from({ length: 60 }, (_, at) => `skill ${at}`);
    const many = Array.from({ length: 40 }, (_, at) => ({ category: `c${at}`, items }));
    localStorage.setItem('chosenSkills', JSON.stringify(many));
    const read = readChosenSkills();
    expect([read.length, read[0]?.items.length]).toEqual([10, 30]);
  });
});

describe('the first resume', () => {
  const made = { title: 'Resume created' };

  it('has the skills that waited, and says so once', async () => {
    addChosenSkills('Data Scientist', ['SQL', 'Python']);
    expect(nameChosenSkills(made)).toEqual({
      title: 'Resume created',
      description: 'It has the skills you picked: SQL, Python.',
    });
    const { skills } = await withChosenSkills(async ({ content }) => content);
    expect(skills).toMatchObject([{ category: 'Data Scientist', items: ['SQL', 'Python'] }]);
    expect(nameChosenSkills(made)).toBe(made);
  });

  it('keeps them when it could not be created', async () => {
    addChosenSkills('Data Scientist', ['SQL']);
    await expect(withChosenSkills(() => Promise.reject(new Error('offline')))).rejects.toThrow();
    expect(readChosenSkills()).toHaveLength(1);
  });

  it('is empty without chosen skills', async () => {
    expect(await withChosenSkills(async (begun) => begun)).toEqual({ content: {} });
  });
});
