import type { ServerOffer } from '@folio/contract/credits';
import type { FastifyInstance } from 'fastify';
import { isSold } from '../platform/money-configuration.ts';

/** The terms of this server that hold for everybody, from its configuration. */
export function serverOffer({
  configuration,
}: Pick<FastifyInstance, 'configuration'>): ServerOffer {
  const { creditCosts: costs, creditsAtSignup } = configuration;
  return { costs, creditsAtSignup, premiumPercentOff: 0, isSold: isSold(configuration) };
}
