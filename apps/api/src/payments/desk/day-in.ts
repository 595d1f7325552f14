/** The day of a moment where a zone's clocks are right, as '2026-11-23': Swedish writes it as ISO 8601. */
export const dayIn = (zone: string, moment: Date | number): string =>
  new Date(moment).toLocaleDateString('sv-SE', { timeZone: zone });
