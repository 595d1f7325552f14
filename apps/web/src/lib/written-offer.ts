import { offerDataId, WrittenOffer } from '@folio/contract/credits';

/** What the server has written into the document of a visitor's page. */
export function writtenOffer(): WrittenOffer | undefined {
  const text = globalThis.document?.querySelector(`script#${offerDataId}`)?.textContent;
  return text ? WrittenOffer.safeParse(JSON.parse(text)).data : undefined;
}
