/** India's tax on goods and services, which prices include. */
export type Gst = {
  /** The total rate in percent. If the supply stays within one state, half of it is the state's. */
  percent: number;
  /**
   * Whether the supply stays within the seller's state, or undefined if the buyer's state is
   * unknown.
   */
  isWithinState?: boolean | undefined;
};
export type GstLine = { name: string; paise: number };
export type GstShare = { taxablePaise: number; lines: GstLine[] };

/** A GSTIN: a state's two digits, a PAN, a count, Z and a check character. */
const gstin = /^(\d{2})[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/;

/**
 * Returns the code of the state in which a seller is registered, or undefined if the number is no
 * GSTIN.
 */
export const stateOfGstin = (taxId: string): string | undefined => gstin.exec(taxId)?.[1];

/** Returns the name of a seller's tax number on receipts: Indian tax invoices call it a GSTIN. */
export const taxIdName = (taxId: string): string => (stateOfGstin(taxId) ? 'GSTIN' : 'Tax ID');

/**
 * Returns the tax contained in an inclusive price, exact to the paisa: the taxable value and the
 * tax lines always add up to the price. Central and state tax are rounded separately, so that they
 * are equal.
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
