/** India's tax on goods and services, which prices include. */
export type Gst = {
  /** The whole GST, in percent: half is the state's where the supply stays within one. */
  percent: number;
  /** Whether the supply stays within the seller's state; undefined where that was not said. */
  isWithinState?: boolean | undefined;
};
export type GstLine = { name: string; paise: number };
export type GstShare = { taxablePaise: number; lines: GstLine[] };

/** A GSTIN: a state's two digits, a PAN, a count, Z and a check character. */
const gstin = /^(\d{2})[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/;

/** The code of the state in which a seller is registered; undefined where the number is no GSTIN. */
export const stateOfGstin = (taxId: string): string | undefined => gstin.exec(taxId)?.[1];

/**
 * What of an inclusive price is tax, exact to the paisa: taxable value and lines always add up to the
 * price. Central and state tax are rounded each for itself, so that they are equal.
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

/** Half up, of whole numbers alone. */
const roundedShare = (numerator: number, denominator: number): number =>
  Math.floor((2 * numerator + denominator) / (2 * denominator));
