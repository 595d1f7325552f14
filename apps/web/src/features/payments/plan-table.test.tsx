import type { User } from '@folio/contract/auth';
import { rupees } from '@folio/contract/prices';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { PlanTable } from './plan-table.tsx';

const promo = { offerOf: () => ({ price: rupees(100) }) } as never;

const wordsFor = (owner: Pick<User, 'subscription' | 'planEndsAt'> | null) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <PlanTable
          promo={promo}
          pathTo={(id) => `/subscribe/${id}`}
          salesPath={undefined}
          startPath="/dashboard"
          owner={owner}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  )
    .replaceAll(/<[^>]{1,2000}>/g, '|')
    .split(/\|+/);

it('shows who has a plan which it is, until when, and that another year comes after it', () => {
  const words = wordsFor({ subscription: 'basic', planEndsAt: '2027-11-30T10:00:00.000Z' });
  expect(words.filter((one) => one.startsWith('Your plan'))).toEqual([
    'Your plan until November 30, 2027',
  ]);
  expect(words[words.indexOf('Basic Plan') + 1]).toBe('Your plan until November 30, 2027');
  expect(words).toContain('Add another year');
  expect(words).not.toContain('Choose Basic Plan');
  expect(words).toContain('Choose Premium Plan');
  expect(wordsFor({ subscription: 'free' })).toEqual(wordsFor(null));
});
