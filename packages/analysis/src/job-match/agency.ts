/** Recruitment agencies often hide the employer, and are never the employer themselves. */

/** Words in names of agencies. */
const named =
  /\b(?:executive search|head-?hunt\p{L}*|(?:hr|hiring|placement) (?:consultan\p{L}+|partners|services|solutions)|manpower|personnel|recruit\p{L}*|resourcing|search (?:&|and) selection|search partners|staffing|talent (?:acquisition|partners|solutions))\b/iu;
/** Phrases that say that the employer remains unnamed. */
const hidden =
  /\b(?:our client|(?:for|on behalf of) (?:a|an|our|one of)\b[^.\n]{0,60}\b(?:client|customer|company)s?|one of (?:its|our|their) clients|(?:has|have) asked us to|confidential (?:client|company)|client of ours)\b/i;
/** Phrases of somebody who recruits for others. An adjacent name may belong to either. */
const between =
  /\b(?:about (?:the|our) client\b|on behalf of its client|\bpartner(?:ing|ed) (?:exclusively )?with an?\b[^.\n]{0,80}\b(?:business|client|company|employer|group|manufacturer|organi[sz]ation|producer|provider)\b|\b(?:direct|employed) (?:by|with) the client\b|(?:has|have) been (?:appointed|engaged|instructed|retained) (?:by|to)\b|act(?:s|ing)? as an? (?:employment|recruitment)|working exclusively (?:for|with)\b)/i;

export const isAgency = (name: string): boolean => named.test(name);

export const hidesEmployer = (text: string): boolean => hidden.test(text);

export const isByAgency = (text: string): boolean => hidden.test(text) || between.test(text);

/**
 * 'für unseren Kunden' refers to one client that is recruiting; anyone with customers works 'für
 * unsere Kunden'.
 */
const abroad =
  /(?<!\p{L})(?:personal(?:vermittl|dienstleist|berat)\p{L}*|(?:für|im auftrag) unsere[ns] (?:auftraggebers?|kunden|mandanten)|pour (?:le compte de )?(?:notre|l['’]un de nos) clients?|para (?:nuestro|importante) cliente|para nosso cliente)(?!\p{L})/iu;

/** Whether somebody recruits for an unnamed employer, in five languages. */
export const isForOther = (text: string): boolean => isByAgency(text) || abroad.test(text);
