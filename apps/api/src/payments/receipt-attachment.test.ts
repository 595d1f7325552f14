import { receiptUrl } from '@folio/contract/payments';
import type { Receipt } from '@folio/documents/receipt';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readConfiguration } from '../platform/configuration.ts';
import { createDocumentThreads } from '../platform/document-threads.ts';
import { createJobs } from '../platform/jobs.ts';
import type { AttachmentMakers } from '../platform/mail/mailer.ts';
import { openMail } from '../platform/mail/open-mail.ts';
import { mailQueues } from '../platform/mail/queues.ts';
import { signUp } from '../testing/accounts.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { readMail } from '../testing/read-mail.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { mailDueReceipts } from './receipt-mails.service.ts';
import { makeReceiptPdf } from './receipt-pdf.ts';
import { makeOrder } from './testing/paid-order.ts';

const threads = createDocumentThreads();
let test: TestApp;
let server: MailServer;
let end: () => Promise<void>;
beforeAll(async () => {
  test = await startTestApp();
});
afterEach(() => end());
afterAll(async () => {
  await Promise.all([test.close(), threads.close()]);
});

/** Sends the receipt of a purchase to a real mail server, with files of these makers. */
async function sendReceipt(makers: AttachmentMakers) {
  const warnings: string[] = [];
  const log = { info: () => {}, warn: (line: string) => void warnings.push(line) };
  server = await startMailServer();
  const jobs = createJobs(test.pool, mailQueues, () => {});
  const smtpUrl = server.url;
  const { mailer, close } = openMail({ ...readConfiguration({}), smtpUrl }, jobs, log, makers);
  jobs.start();
  end = async () => {
    await jobs.stop(5_000);
    close();
    await server.close();
  };
  const { user, token } = await signUp(test);
  const order = await makeOrder(test.db, { userId: user.id });
  await order.sendEvent();
  const { db, configuration, log: ofServer } = test.app;
  await mailDueReceipts({ db, configuration, log: ofServer, mailer });
  await server.waitFor(1);
  const download = await test.app.inject({
    url: receiptUrl.replace(':id', order.id),
    headers: { authorization: `Bearer ${token}` },
  });
  return { mail: readMail(server.received[0] ?? ''), warnings, download };
}

describe('the mail of a receipt', () => {
  it('[receipt-attachment-1] carries the PDF that billing gives', async () => {
    const receipt = (of: Receipt) => makeReceiptPdf(threads, { whose: 'mails' }, of);
    const { mail, download, warnings } = await sendReceipt({ receipt });
    expect(mail.field('subject')).toBe('We received your payment');
    const [file, ...others] = mail.files;
    expect(others).toEqual([]);
    expect(file?.filename).toBe('Folio_Receipt_R-000001.pdf');
    expect(file?.contentType).toBe('application/pdf');
    expect(file?.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(file?.bytes.equals(download.rawPayload)).toBe(true);
    expect(mail.text).toContain('/billing');
    expect(mail.html).toContain('/billing');
    expect(warnings).toEqual([]);
  });

  it('[receipt-attachment-2] goes without its PDF when that cannot be made, and leads to it', async () => {
    const receipt = () => Promise.reject(new Error('No font for Asha'));
    const { mail, warnings } = await sendReceipt({ receipt });
    expect(mail.files).toEqual([]);
    expect(mail.text).toContain('Bought: Premium Pack, 50 AI credits\nPaid: ₹99\n');
    expect(mail.text).toContain('/billing');
    expect(mail.html).toContain('/billing');
    expect(warnings).toEqual(['A mail goes out without its receipt, which failed.']);
  });
});
