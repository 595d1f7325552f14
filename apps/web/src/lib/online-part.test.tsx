import { prerenderToNodeStream } from 'react-dom/static';
import { expect, it } from 'vitest';
import { onlinePart } from './online-part.tsx';

async function shown(Part: React.ComponentType): Promise<string> {
  const { prelude } = await prerenderToNodeStream(<Part />);
  let markup = '';
  for await (const piece of prelude) markup += piece;
  return markup;
}

it('a part that could not be loaded is asked for again when it is next shown', async () => {
  let asked = 0;
  let isOnline = false;
  const Part = onlinePart(
    async () => {
      asked += 1;
      if (!isOnline) throw new Error('Failed to fetch dynamically imported module');
      return () => <p>Your keys</p>;
    },
    { Offline: () => <p>Offline</p> },
  );
  expect(await shown(Part)).toContain('Offline');
  isOnline = true;
  expect(await shown(Part)).toContain('Your keys');
  expect(await shown(Part)).toContain('Your keys');
  expect(asked).toBe(2);
});
