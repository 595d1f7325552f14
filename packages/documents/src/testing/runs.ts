import { templateIds } from '@folio/contract/template-ids';

/** Divides the random runs among all templates, so that more templates take no more time. */
export const runsPerTemplate = (inAll: number): number => Math.ceil(inAll / templateIds.length);
