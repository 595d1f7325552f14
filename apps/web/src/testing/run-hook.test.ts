import { useEffect, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { leavePages, runHook } from './run-hook.ts';

afterEach(leavePages);

it('runs effects, shows what they change, and cleans up when the page is left', async () => {
  const done: string[] = [];
  const page = await runHook(() => {
    const [count, setCount] = useState(0);
    useEffect(() => {
      setCount(1);
      return () => void done.push('left');
    }, []);
    return { count, setCount };
  });
  await vi.waitFor(() => expect(page.shown.count).toBe(1));
  page.shown.setCount(2);
  await vi.waitFor(() => expect(page.shown.count).toBe(2));
  await page.leave();
  expect(done).toEqual(['left']);
});
