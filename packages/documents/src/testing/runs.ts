import { templateIds } from '@folio/contract/template-ids';

/** Of so many random runs over all templates, those of each: more templates take no more time. */
export const runsPerTemplate = (inAll: number): number => Math.ceil(inAll / templateIds.length);
