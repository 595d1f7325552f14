import { z } from 'zod';

/** The nil UUID, which RFC 9562 gives to nothing, and so no row has. */
const nobodysId = '00000000-0000-0000-0000-000000000000';

/**
 * An id in an address. A malformed one is read as an id that nothing has, so whoever looks it up finds
 * nothing: it is the same 404 as an unknown id and another's, and never reaches the database as it came.
 */
export const PathId = z
  .string()
  .meta({ format: 'uuid' })
  .transform((id) => (z.uuid().safeParse(id).success ? id : nobodysId));

/** The parameters of an address with one id in it. */
export const IdParams = z.object({ id: PathId });
