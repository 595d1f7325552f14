import { contactRoutes } from '@folio/contract/contact';
import { enterpriseRoutes } from '@folio/contract/enterprise';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { callerNetwork } from '../platform/caller-network.ts';
import { receiveInquiry, receiveMessage } from './inbox.service.ts';

/** Needs no session. */
export const inboxPlugin: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...contactRoutes.addresses,
    handler: async () => {
      const { supportEmail, salesEmail } = app.configuration;
      return { success: true, data: { supportEmail, salesEmail } } as const;
    },
  });

  app.route({
    ...contactRoutes.send,
    handler: async (request) => {
      await receiveMessage(app, request.body, callerNetwork(request));
      return acknowledged('We’ll reply by email, usually within 24 hours.');
    },
  });

  app.route({
    ...enterpriseRoutes.inquire,
    handler: async (request) => {
      await receiveInquiry(app, request.body, callerNetwork(request));
      return acknowledged('Our sales team will contact you within 24 business hours.');
    },
  });
};

const acknowledged = (message: string) => ({ success: true, message }) as const;
