import { rupees } from '@folio/contract/prices';
import { validate as isUuid } from 'uuid';
import { AppError } from '../../platform/app-error.ts';
import type { Configuration } from '../../platform/configuration.ts';
import { StartError } from '../../platform/start-error.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { setEnterpriseUntil } from '../entitlements.repository.ts';
import type { MoneyBackContext } from '../money-back.service.ts';
import { listOrders, readOrder, sumsOfDays } from './desk.repository.ts';
import { daysCsv, ordersCsv } from './orders-csv.ts';
import type { OrdersOptions } from './orders-options.ts';
import { planRefund, refundOrder, refundWords } from './refund-order.service.ts';
import { daysText, itemName, listText, orderText } from './show-orders.ts';

export type Desk = Omit<MoneyBackContext, 'payments' | 'configuration'> & {
  configuration: Pick<Configuration, 'baseUrl' | 'gst'>;
  /** Undefined if no provider is available here. */
  payments: MoneyBackContext['payments'] | undefined;
  log: MoneyBackContext['log'] & { info: (facts: object, message: string) => void };
  /** Asks the operator who runs the command. */
  confirm: (question: string) => Promise<boolean>;
};

export type Done = { text: string; isDone: boolean };

/** Runs a command of `npm run orders`, and returns its output. */
export async function runOrders(desk: Desk, options: OrdersOptions): Promise<Done> {
  if (options.command === 'refund') return refund(desk, options);
  if (options.command === 'order') {
    const record = isUuid(options.id) ? await readOrder(desk.db, options.id) : undefined;
    return record ? done(orderText(record, options.zone)) : noOrder;
  }
  if (options.command === 'enterprise') return giveEnterprise(desk, options);
  if (options.command === 'days') {
    const days = await sumsOfDays(desk.db, options);
    return done(options.isCsv ? daysCsv(days).trimEnd() : daysText(days));
  }
  const orders = await listOrders(desk.db, options);
  const { gst } = desk.configuration;
  // As in a shell without the server's settings.
  if (options.isCsv && !gst && orders.some(({ gstPercent }) => gstPercent))
    desk.log.warn(
      {},
      'The columns of tax are empty: these orders have GST, and SELLER_TAX_ID is not set here.',
    );
  return done(options.isCsv ? ordersCsv(orders, gst).trimEnd() : listText(orders, options.zone));
}

const done = (text: string): Done => ({ text, isDone: true });
const noOrder: Done = { text: 'There is no order with that id.', isDone: false };

/** Grants the plan to all of the accounts, or to none if one is unknown. */
async function giveEnterprise(
  { db, log }: Desk,
  { emails, until: day, zone }: Extract<OrdersOptions, { command: 'enterprise' }>,
): Promise<Done> {
  try {
    const text = await inTransaction(db, async (tx) => {
      const known = await setEnterpriseUntil(tx, { emails, day, zone });
      const unknown = emails.find((email) => !known.some((one) => one.toLowerCase() === email));
      if (unknown !== undefined) throw new StartError(`No account has the address ${unknown}.`);
      return `Enterprise plan until ${day}: ${known.toSorted().join(', ')}`;
    });
    log.info({ accounts: emails.length, until: day }, 'Enterprise plan given');
    return done(text);
  } catch (error) {
    if (error instanceof StartError) return { text: error.message, isDone: false };
    throw error;
  }
}

async function refund(
  { payments, confirm, ...parts }: Desk,
  { id, totalPaise, isConfirmed }: Extract<OrdersOptions, { command: 'refund' }>,
): Promise<Done> {
  if (!payments)
    throw new StartError(
      'Refunds need the provider: set PAYMENT_PROVIDER=razorpay and its keys. The sandbox lives in the running server alone.',
    );
  const context = { ...parts, payments };
  try {
    const plan = await planRefund(context, { id, totalPaise });
    if (!plan) return noOrder;
    const { order, leftPaise } = plan;
    if (leftPaise === 0) return done(refundWords({ sentPaise: 0, isDue: false }));
    const amount = rupees(leftPaise, { always: true });
    const question = `Refund ${amount} of ${itemName(order)}, order ${order.id}?`;
    if (!isConfirmed && !(await confirm(question))) return { text: 'Not refunded.', isDone: false };
    const refunded = await refundOrder(context, plan);
    return { text: refundWords(refunded), isDone: !refunded.isDue };
  } catch (error) {
    if (error instanceof AppError) return { text: error.message, isDone: false };
    throw error;
  }
}
