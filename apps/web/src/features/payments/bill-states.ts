import type { Bill } from '@folio/contract/payments';
import { rupees } from '@folio/contract/prices';

type BillState = { tone: 'good' | 'warning' | 'danger'; words: string };

/** What has become of a payment, in words: what went back to its buyer, and who questions it. */
export function billStates(bill: Bill): BillState[] {
  const { amountPaise, refundedPaise, chargedBackPaise, isDisputed } = bill;
  const wentBack = [
    backState('refunded', refundedPaise, amountPaise),
    backState('charged back', chargedBackPaise, amountPaise),
  ].filter((state) => state !== undefined);
  const disputed: BillState[] = isDisputed ? [{ tone: 'danger', words: 'Disputed' }] : [];
  const states = [...surplusStates(bill), ...wentBack, ...disputed];
  const isPaid = wentBack.length === 0 && disputed.length === 0;
  return isPaid ? [{ tone: 'good', words: 'Paid' }, ...states] : states;
}

/** Of an order that was paid twice. */
function surplusStates({ surplusPaise, surplusRefundedPaise }: Bill): BillState[] {
  const inWords = (paise: number) => rupees(paise, { always: true });
  const openPaise = surplusPaise - surplusRefundedPaise;
  const states = [
    openPaise > 0 ? `Paid twice: refunding ${inWords(openPaise)}` : '',
    surplusRefundedPaise > 0 ? `Paid twice: ${inWords(surplusRefundedPaise)} refunded` : '',
  ];
  return states.filter(Boolean).map((words) => ({ tone: 'warning', words }));
}

function backState(how: string, paise: number, amountPaise: number): BillState | undefined {
  if (paise <= 0) return undefined;
  const words = paise >= amountPaise ? how : `${rupees(paise, { always: true })} ${how}`;
  return { tone: 'warning', words: words.charAt(0).toUpperCase() + words.slice(1) };
}
