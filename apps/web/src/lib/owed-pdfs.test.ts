import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../testing/memory-storage.ts';
import { payForPdf, payOwedPdfs } from './owed-pdfs.ts';
import { storeAccount, storeToken } from './token.ts';

let paid: string[];
let reply: (path: string) => Response;
const client = new QueryClient();
const refused = (status: number, code: string) => () =>
  Response.json({ success: false, code, message: code, requestId: 'r' }, { status });
const offline = () => {
  throw new TypeError('Failed to fetch');
};

beforeEach(() => {
  paid = [];
  reply = () => Response.json({ success: true, data: [] });
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('fetch', async (path: string) => {
    const answer = reply(path);
    if (answer.ok) paid.push(path.split('/')[3] ?? '');
    return answer;
  });
  storeToken('a token');
  storeAccount('asha');
});

it('a PDF that was made without a connection is paid once there is one, and once', async () => {
  reply = offline;
  expect(await payForPdf('one')).toBe(true);
  expect(await payForPdf('one')).toBe(true);
  expect(await payForPdf('two')).toBe(true);
  await payOwedPdfs(client);
  expect(paid).toEqual([]);
  reply = () => Response.json({ success: true, data: [] });
  await payOwedPdfs(client);
  await payOwedPdfs(client);
  expect(paid).toEqual(['one', 'two']);
});

it('what one account owes is not paid by another', async () => {
  reply = offline;
  await payForPdf('one');
  reply = () => Response.json({ success: true, data: [] });
  storeAccount('ravi');
  await payOwedPdfs(client);
  expect(paid).toEqual([]);
  storeAccount('asha');
  await payOwedPdfs(client);
  expect(paid).toEqual(['one']);
});

it('drops debts of deleted resumes, and reports at once what can’t be paid', async () => {
  reply = offline;
  await payForPdf('gone');
  reply = refused(404, 'RESUME_NOT_FOUND');
  await payOwedPdfs(client);
  reply = refused(402, 'INSUFFICIENT_CREDITS');
  await expect(payForPdf('dear')).rejects.toMatchObject({ code: 'INSUFFICIENT_CREDITS' });
  reply = () => Response.json({ success: true, data: [] });
  await payOwedPdfs(client);
  expect(paid).toEqual([]);
});

it('what no credits are left for stays owed until there are some', async () => {
  reply = offline;
  await payForPdf('one');
  await payForPdf('two');
  reply = (path) =>
    path.includes('/one/')
      ? refused(402, 'INSUFFICIENT_CREDITS')()
      : Response.json({ success: true, data: [] });
  await payOwedPdfs(client);
  expect(paid).toEqual(['two']);
  reply = () => Response.json({ success: true, data: [] });
  await payOwedPdfs(client);
  await payOwedPdfs(client);
  expect(paid).toEqual(['two', 'one']);
});
