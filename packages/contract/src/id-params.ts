import { z } from 'zod';

/** The nil UUID, which RFC 9562 reserves, so no row has it. */
const nobodysId = '00000000-0000-0000-0000-000000000000';

/**
 * An id in a path. A malformed id is replaced with one that no row has, so that it gives the same
 * 404 as an unknown id or another account's and never reaches the database.
 */
export const PathId = z
  .string()
  .meta({ format: 'uuid' })
  .transform((id) => (z.uuid().safeParse(id).success ? id : nobodysId));

/** The parameters of an address with one id. */
export const IdParams = z.object({ id: PathId });
