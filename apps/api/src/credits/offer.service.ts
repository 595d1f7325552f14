import type { ServerOffer } from '@folio/contract/credits';
import type { FastifyInstance } from 'fastify';
import { quote } from '../payments/price.service.ts';
import { isSold } from '../platform/money-configuration.ts';

/** What this server offers, by its configuration. */
export function serverOffer(app: FastifyInstance): ServerOffer {
  const { creditCosts: costs, creditsAtSignup } = app.configuration;
  const { percentOff: premiumPercentOff } = quote(app, { kind: 'plan', plan: 'premium' });
  return { costs, creditsAtSignup, premiumPercentOff, isSold: isSold(app.configuration) };
}
