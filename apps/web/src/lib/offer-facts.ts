import { creditActions, freeAgainDays, type ServerOffer } from '@folio/contract/credits';
import { includedCallsADay } from '@folio/contract/entitlements';
import { moneyBackDays, packOpensDays, planDays } from '@folio/contract/prices';
import { templateFacts } from '@folio/contract/template-facts';
import { useMemo } from 'react';
import type { WrittenDocument } from '../../scripts/markdown.ts';
import { useServerOffer } from './credit-costs.ts';
import { creditsText } from './credit-price.ts';

const listed = new Intl.ListFormat('en', { type: 'conjunction' });

/** 'Modern, Classic, Minimal, and Academic', as the menus of templates abbreviate them. */
const namesOf = (isMeant: (facts: (typeof templateFacts)[number]) => boolean): string =>
  listed.format(
    templateFacts.filter(isMeant).map(({ id }) => id.charAt(0).toUpperCase() + id.slice(1)),
  );

/** How many credits, in the middle of a sentence. */
const amount = (credits: number | undefined, unknown: string): string =>
  credits === undefined ? unknown : credits === 0 ? 'no credits' : creditsText(credits);

/**
 * The numbers of the offer that our own texts may name, by the names that stand for them there.
 * What the server decides is named without a number until it has said so.
 */
export const offerFacts = (offer: ServerOffer | undefined): Record<string, string> => ({
  ...Object.fromEntries(
    creditActions.map((action) => [`cost ${action}`, amount(offer?.costs[action], 'credits')]),
  ),
  'credits at sign-up': amount(offer?.creditsAtSignup, 'free credits'),
  'plan days': String(planDays),
  'money-back days': String(moneyBackDays),
  'free-again days': String(freeAgainDays),
  templates: String(templateFacts.length),
  'free templates': namesOf(({ premium }) => !premium),
  'pack days': String(packOpensDays),
  'included calls': String(includedCallsADay),
  'premium templates': namesOf(({ premium }) => premium),
  'basic templates': namesOf(({ tier }) => tier === 'basic'),
  'signature templates': namesOf(({ tier }) => tier === 'premium'),
  'two-column templates': namesOf(({ layout }) => layout === 'two-column'),
  'sidebar templates': namesOf(({ layout }) => layout === 'sidebar'),
});

/** Puts the facts where a text names them as `{{plan days}}`. */
export function fillIn(document: WrittenDocument, facts: Record<string, string>): WrittenDocument {
  const fill = (text: string): string =>
    text.replace(/\{\{([^{}]+)\}\}/g, (_, name: string) => {
      const fact = facts[name.trim()];
      if (fact === undefined) throw new Error(`No fact of the offer is called ${name}`);
      return fact;
    });
  const { title, description, html, sections } = document;
  return {
    title: fill(title),
    description: fill(description),
    html: fill(html),
    sections: sections.map((section) => ({
      ...section,
      title: fill(section.title),
      html: fill(section.html),
      text: fill(section.text),
    })),
  };
}

/** Our own texts as they are true of this server. */
export function useFilledIn<T extends WrittenDocument | readonly WrittenDocument[]>(written: T): T {
  const offer = useServerOffer();
  return useMemo(() => {
    const facts = offerFacts(offer);
    const filled = Array.isArray(written)
      ? written.map((one: WrittenDocument) => fillIn(one, facts))
      : fillIn(written as WrittenDocument, facts);
    return filled as T;
  }, [written, offer]);
}
