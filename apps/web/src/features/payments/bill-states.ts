import type { Bill } from '@folio/contract/payments';
import { rupees } from '@folio/contract/prices';
import { t } from '../../lib/words/words.ts';

export const hasReceipt = ({ state }: Bill): boolean => state === 'paid' || state === 'refunded';

type BillState = { tone: 'good' | 'warning' | 'danger'; words: string };

const unpaidStates = {
  created: {
    tone: 'warning',
    get words() {
      return t('Open');
    },
  },
  failed: {
    tone: 'danger',
    get words() {
      return t('Failed');
    },
  },
  expired: {
    tone: 'warning',
    get words() {
      return t('Not paid');
    },
  },
} as const satisfies Record<string, BillState>;

/** A payment's refunds and disputes, in words. */
export function billStates(bill: Bill): BillState[] {
  if (!hasReceipt(bill)) return [unpaidStates[bill.state as keyof typeof unpaidStates]];
  const { amountPaise, refundedPaise, chargedBackPaise, isDisputed, isRefundGivenUp } = bill;
  if (isRefundGivenUp) return [{ tone: 'danger', words: t('Refund failed') }];
  const wentBack = [
    backState('refunded', refundedPaise, amountPaise),
    backState(t('charged back'), chargedBackPaise, amountPaise),
  ].filter((state) => state !== undefined);
  const disputed: BillState[] = isDisputed ? [{ tone: 'danger', words: t('Disputed') }] : [];
  const states = [...surplusStates(bill), ...wentBack, ...disputed];
  if (bill.isMoneyBackDue) return [...states, { tone: 'warning', words: t('Refund on its way') }];
  const isPaid = wentBack.length === 0 && disputed.length === 0;
  return isPaid ? [{ tone: 'good', words: t('Paid') }, ...states] : states;
}

/** For an order that was paid twice. */
function surplusStates({ surplusPaise, surplusRefundedPaise }: Bill): BillState[] {
  const inWords = (paise: number) => rupees(paise, { always: true });
  const openPaise = surplusPaise - surplusRefundedPaise;
  const states = [
    openPaise > 0 ? t('Paid twice: refunding {amount}', { amount: inWords(openPaise) }) : '',
    surplusRefundedPaise > 0
      ? t('Paid twice: {amount} refunded', { amount: inWords(surplusRefundedPaise) })
      : '',
  ];
  return states.filter(Boolean).map((words) => ({ tone: 'warning', words }));
}

function backState(how: string, paise: number, amountPaise: number): BillState | undefined {
  if (paise <= 0) return undefined;
  const words = paise >= amountPaise ? how : `${rupees(paise, { always: true })} ${how}`;
  return { tone: 'warning', words: words.charAt(0).toUpperCase() + words.slice(1) };
}
