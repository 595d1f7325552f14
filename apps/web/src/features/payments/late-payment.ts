import type { Bill } from '@folio/contract/payments';

/** An event of the provider takes a few seconds; the page asks no longer than somebody would look. */
const waitsMs = [0, 2_000, 4_000, 8_000];

/**
 * The bill of a payment that was made although its checkout was closed: by an app of a bank, say,
 * which tells the provider alone. Undefined where there was none within a quarter of a minute.
 */
export async function findLatePayment(
  listBills: () => Promise<readonly Bill[]>,
  known: ReadonlySet<string>,
): Promise<Bill | undefined> {
  for (const waitMs of waitsMs) {
    await new Promise((done) => setTimeout(done, waitMs));
    const bills = await listBills().catch(() => []);
    const bill = bills.find(({ id, state }) => state === 'paid' && !known.has(id));
    if (bill) return bill;
  }
  return undefined;
}
