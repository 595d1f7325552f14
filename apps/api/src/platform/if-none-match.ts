/** Whether a caller has what the tag stands for already: RFC 9110, 13.1.2. */
export const matchesEtag = (ifNoneMatch: string | undefined, tag: string): boolean =>
  ifNoneMatch?.split(',').some((one) => one.trim().replace(/^W\//, '') === tag) ?? false;
