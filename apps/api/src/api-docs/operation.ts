import type { ErrorCode } from '@folio/contract/errors';

/** What a person who writes a client has to know of an operation beyond its schemas. */
export type Operation = {
  /** What generated clients call it: a public name, never changed for an operation that stays. */
  operationId: string;
  summary: string;
  description?: string;
  /** What it takes, said where anything is sold. */
  price?: string;
  /** There is none of it where nothing is sold. */
  isOfSale?: boolean;
  /** Whose call it is: anybody's, who is logged in, or anybody's with more for who is logged in. */
  access: 'anybody' | 'session' | 'either';
  /** What it refuses beside what `commonErrors` says of all such operations. */
  errors?: readonly ErrorCode[];
  /** Media types of an answer that is a file or a stream. */
  answers?: readonly string[];
  /** Media types of a body that is a file. */
  takes?: readonly string[];
  example?: object;
  /** It answers contents whole, whatever is accepted: whoever asks knows ids and places, or shows a page. */
  isWhole?: true;
};
