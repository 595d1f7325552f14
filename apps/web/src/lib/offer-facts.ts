import { asSold, fillInFacts, offerFacts } from '@folio/contract/offer-facts';
import { createContext, useContext, useMemo } from 'react';
import type { WrittenDocument } from '../../scripts/markdown.ts';
import { useIsSold, useServerOffer } from './credit-costs.ts';

type Facts = Readonly<Record<string, string>>;

/** Placeholders for the facts on prerendered pages, which are built before any server is known. */
export const WrittenFacts = createContext<Facts | undefined>(undefined);

/** What this server offers, as values for our texts. */
export function useOfferFacts(): Facts {
  const offer = useServerOffer();
  const written = useContext(WrittenFacts);
  return useMemo(() => written ?? offerFacts(offer), [written, offer]);
}

/**
 * Fills the facts into a text. Sections that are left without a title are removed: they apply to
 * another kind of server.
 */
export function fillIn(document: WrittenDocument, facts: Facts, isSold = true): WrittenDocument {
  const fill = (text: string): string => fillInFacts(asSold(text, isSold), facts);
  const { title, description, html, sections } = document;
  return {
    title: fill(title),
    description: fill(description),
    html: fill(html),
    sections: sections
      .map((section) => ({
        ...section,
        title: fill(section.title),
        html: fill(section.html),
        text: fill(section.text),
      }))
      .filter((section) => section.title !== ''),
  };
}

/** Our texts with this server's facts filled in. */
export function useFilledIn<T extends WrittenDocument | readonly WrittenDocument[]>(written: T): T {
  const facts = useOfferFacts();
  const isSold = useIsSold();
  return useMemo(() => {
    const filled = Array.isArray(written)
      ? written.map((one: WrittenDocument) => fillIn(one, facts, isSold))
      : fillIn(written as WrittenDocument, facts, isSold);
    return filled as T;
  }, [written, facts, isSold]);
}
