/** Openings that say that work took place, and what is asked of whoever wrote them. */
export const weakOpenings: readonly { pattern: RegExp; leadsToGerund?: boolean }[] = [
  {
    pattern: /^(?:was |were )?(?:solely |directly |primarily |also )?responsible for(?: the)?/i,
    leadsToGerund: true,
  },
  {
    pattern:
      /^(?:(?:my|main|key|daily|core) )*(?:duties|responsibilities|tasks)(?: included?| including| involved| were)?:?/i,
    leadsToGerund: true,
  },
  { pattern: /^(?:was |were )?in charge of(?: the)?/i, leadsToGerund: true },
  { pattern: /^(?:was |were )?tasked with/i, leadsToGerund: true },
  { pattern: /^(?:was |were )?(?:actively |heavily )?involved in/i, leadsToGerund: true },
  { pattern: /^worked (?:closely )?(?:on|with|as|in|for|at|to|alongside)/i },
  { pattern: /^(?:helped|help)(?: to| with| in| out)?/i },
  { pattern: /^(?:assisted|assist)(?: with| in| to)?/i },
  { pattern: /^(?:participated|participate) in/i },
  { pattern: /^(?:was |were )?(?:a |an )?(?:active )?(?:member|part) of/i },
];
