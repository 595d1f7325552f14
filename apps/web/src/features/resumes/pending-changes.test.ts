import type { ResumeCounts, ResumePage, ResumeSummary } from '@folio/contract/resumes';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { keepChange, pendingChangesQuery, showChange, withdrawChange } from './pending-changes.ts';
import { temporaryResume } from './resume-change.ts';
import { resumeCountsQuery, resumeListQuery } from './resumes.queries.ts';

const resume = (id: string): ResumeSummary => ({
  ...temporaryResume({ name: id, templateId: 'modern' }),
  id,
});
const page = (total: number, ...ids: string[]): ResumePage => ({
  ...{ success: true, data: ids.map(resume), page: { nextCursor: null, total } },
});

/** What a browser holds that has loaded two pages of a list, and one of a search. */
function loaded() {
  const client = new QueryClient();
  const all = resumeListQuery({}).queryKey;
  const search = resumeListQuery({ search: 'a' }).queryKey;
  client.setQueryData(all, {
    pages: [page(4, 'a', 'b'), page(4, 'c', 'd')],
    pageParams: ['', 'x'],
  });
  client.setQueryData(search, { pages: [page(1, 'a')], pageParams: [''] });
  client.setQueryData(resumeCountsQuery().queryKey, { total: 4, published: 0, unpublished: 4 });
  const idsIn = (key: typeof all) =>
    client
      .getQueryData(key)
      ?.pages.map(({ data, page: { total } }) => [...data.map(({ id }) => id), total]);
  return {
    client,
    inAll: () => idsIn(all),
    inSearch: () => idsIn(search),
    counts: () => client.getQueryData<ResumeCounts>(resumeCountsQuery().queryKey),
    pending: () => client.getQueryData(pendingChangesQuery().queryKey),
  };
}

describe('a change that the server has not confirmed', () => {
  it('leaves no trace when it is withdrawn, nor does it take another with it', () => {
    const { client, pending, inAll } = loaded();
    const before = inAll();
    const [first, second] = [{ before: resume('a') }, { before: resume('b') }];
    showChange(client, first);
    showChange(client, second);
    withdrawChange(client, first);
    expect(pending()).toEqual([second]);
    expect(inAll()).toEqual(before);
  });

  it('is replaced in every list by what the server made of it', () => {
    const { client, pending, inAll, inSearch, counts } = loaded();
    const shown = { after: temporaryResume({ name: 'New', templateId: 'modern' }) };
    showChange(client, shown);
    keepChange(client, shown, { after: resume('new') });
    expect(pending()).toEqual([]);
    expect(inAll()).toEqual([
      ['new', 'a', 'b', 5],
      ['c', 'd', 5],
    ]);
    expect(inSearch()).toEqual([['a', 1]]);
    expect(counts()?.total).toBe(5);
  });

  it('moves what was changed to the first page, and takes what was deleted from any', () => {
    const { client, inAll, inSearch, counts } = loaded();
    keepChange(client, {}, { before: resume('d'), after: { ...resume('d'), isPublished: true } });
    expect(inAll()).toEqual([
      ['d', 'a', 'b', 4],
      ['c', 4],
    ]);
    expect(counts()).toEqual({ total: 4, published: 1, unpublished: 3 });
    keepChange(client, {}, { before: resume('a') });
    expect(inAll()).toEqual([
      ['d', 'b', 3],
      ['c', 3],
    ]);
    expect(inSearch()).toEqual([[0]]);
  });
});
