/**
 * Returns the date of a moment in a time zone, such as '2026-11-23'. The Swedish locale formats
 * dates as ISO 8601.
 */
export const dayIn = (zone: string, moment: Date | number): string =>
  new Date(moment).toLocaleDateString('sv-SE', { timeZone: zone });
