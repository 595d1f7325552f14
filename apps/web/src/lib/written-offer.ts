import { offerDataId, WrittenOffer } from '@folio/contract/credits';

/** The offer that the server has written into a prerendered document. */
export function writtenOffer(): WrittenOffer | undefined {
  const text = globalThis.document?.querySelector(`script#${offerDataId}`)?.textContent;
  return text ? WrittenOffer.safeParse(JSON.parse(text)).data : undefined;
}
