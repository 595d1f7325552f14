import { bodyLimits } from '@folio/contract/route';
import { sharedAddress, sharePath } from '@folio/contract/shared-job';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { AppError } from '../platform/app-error.ts';
import { acceptForms } from '../platform/forms.ts';
import type { RateLimit } from '../platform/rate-limit.ts';
import { limitAddress } from '../platform/request-limits.ts';

const shares: RateLimit = { name: 'shares', hits: 60, seconds: 60 };

/**
 * The Web Share Target of the installed app. Its service worker usually handles the POST; if that
 * isn't active yet, or was evicted, the request arrives here. The response forwards the data in the
 * URL fragment of the same page, as the service worker would, and stores nothing. A page that
 * refreshes at once instead of a redirect, because a `Location` header is too short for it.
 */
export const shareTargetPlugin: FastifyPluginAsync = async (app) => {
  const limits = { fieldSize: bodyLimits.texts, fields: 5, files: 0, parts: 5 };
  await acceptForms(app, { limits, tooLarge: tooLong });
  app.post(
    sharePath,
    {
      bodyLimit: bodyLimits.texts,
      schema: { hide: true },
      onRequest: limitAddress(shares),
    },
    async (request, reply) => {
      const address = sharedAddress(await sharedIn(request));
      return reply
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(pageTo(address));
    },
  );
};

async function sharedIn(request: FastifyRequest): Promise<Map<string, string>> {
  const shared = new Map<string, string>();
  let isCut = false;
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'field') continue;
      isCut ||= part.valueTruncated;
      shared.set(part.fieldname, String(part.value).toWellFormed());
    }
  } catch (cause) {
    const message = 'We couldn’t read what was shared. Open Folio and paste it instead.';
    throw new AppError('MALFORMED_REQUEST', message, { cause });
  }
  if (isCut) throw tooLong();
  return shared;
}

const tooLong = () =>
  new AppError('PAYLOAD_TOO_LARGE', 'This is too long to share. Open Folio and paste it.');

/** Safe without escaping: the output of `encodeURIComponent` has no meaning in HTML. */
const pageTo = (address: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="0;url=${address}">
<title>Folio</title>
<p><a href="${address}">Add what you shared to your applications</a></p>
</html>
`;
