/** India's tax on goods and services, which prices include. */
export type Gst = {
  /** The total rate in percent: half is the state's where the supply stays within one state. */
  percent: number;
  /**
   * Whether the supply stays within the seller's state; undefined where the buyer's state is
   * unknown.
   */
  isWithinState?: boolean | undefined;
};
export type GstLine = { name: string; paise: number };
export type GstShare = { taxablePaise: number; lines: GstLine[] };

/** A GSTIN: a state's two digits, a PAN, a count, Z and a check character. */
const gstin = /^(\d{2})[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/;

/** The code of the state in which a seller is registered; undefined where the number is no GSTIN. */
export const stateOfGstin = (taxId: string): string | undefined => gstin.exec(taxId)?.[1];

/** What a seller's tax number is called on receipts: tax invoices of India name it a GSTIN. */
export const taxIdName = (taxId: string): string => (stateOfGstin(taxId) ? 'GSTIN' : 'Tax ID');

/**
 * The tax contained in an inclusive price, exact to the paisa: taxable value and tax lines always
 * add up to the price. Central and state tax are each rounded separately, so that they are equal.
 */
export function gstOf(paise: number, { percent, isWithinState }: Gst): GstShare {
  const parts = isWithinState ? 2 : 1;
  const each = roundedShare(paise * percent, (100 + percent) * parts);
  const rate = `${percent / parts}%`;
  const names = isWithinState
    ? [`CGST ${rate}`, `SGST ${rate}`]
    : [`${isWithinState === undefined ? 'GST' : 'IGST'} ${rate}`];
  return {
    taxablePaise: paise - each * parts,
    lines: names.map((name) => ({ name, paise: each })),
  };
}

/** Rounds half up, in integer arithmetic. */
const roundedShare = (numerator: number, denominator: number): number =>
  Math.floor((2 * numerator + denominator) / (2 * denominator));
