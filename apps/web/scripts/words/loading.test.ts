import { expect, it, vi } from 'vitest';

// Documents of their own, which begin when they are loaded.
const modules = import.meta.glob([
  '../../src/{app,features,lib,ui}/**/*.{ts,tsx}',
  '!**/*.test.{ts,tsx}',
  '!**/*.d.ts',
  '!**/*worker*.ts',
]);

it('no text is asked for while a module loads, before its language is chosen', async () => {
  vi.resetModules();
  const { setWords } = await import('../../src/lib/words/words.ts');
  const asked: string[] = [];
  setWords('en-US', (key) => {
    asked.push(key);
    return undefined;
  });
  await Promise.allSettled(Object.values(modules).map((load) => load()));
  expect(asked).toEqual([]);
});
