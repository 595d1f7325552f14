import { AppError } from './app-error.ts';

/** A semaphore with a bounded FIFO queue. Rejects further tasks with `UNAVAILABLE`. */
export function limitConcurrency({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  let running = 0;
  const queue: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running++;
    else if (queue.length < waiting) await new Promise<void>((resolve) => queue.push(resolve));
    else
      throw new AppError('UNAVAILABLE', 'Too much is asked at the moment. Please try again soon.', {
        retryAfterSeconds: 5,
      });
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running--;
    }
  };
}
