import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { TableRow } from './table-row.tsx';
import { application } from './testing/application.ts';

afterEach(() => vi.restoreAllMocks());

it('the day of a change is the one where its reader is', () => {
  // East of Greenwich it is the 5th by then.
  vi.spyOn(Date.prototype, 'getDate').mockReturnValue(5);
  const changed = application({ role: 'Cook', updatedAt: '2026-11-04T20:30:00.000Z' });
  const row = { application: changed, rowIndex: 2, isSelected: false, onToggle: () => {} };
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <TableRow {...row} />
    </MemoryRouter>,
  );
  expect(markup).toMatch(/Nov 5(?:, 2026)?<\/td>/);
});
