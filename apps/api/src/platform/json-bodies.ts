import { randomInt } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import type { WaitForTurn } from './request-turns.ts';

/** Far more than all of the API's schemas together allow in one body. */
export const maxFieldNames = 1_000;

/** Deeper than any of the API's schemas, or anything that assistants send. */
const maxNesting = 64;

/**
 * Parses JSON as Fastify would, but rejects a body with more field names than any schema has.
 * Parsing costs little per value but much per new name: a megabyte of names blocks the server for
 * 100 ms, and counting them first reduces that to 5. A received body waits for its sender's turn.
 */
export function parseJsonBodies(app: FastifyInstance, waitForTurn: WaitForTurn): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      await waitForTurn(request);
      if (hasTooManyNames(body)) throw tooManyNames();
      if (isTooDeep(body)) throw tooDeep();
      return new Promise((resolve, reject) => {
        void parse(request, body.toString(), (error, value) => {
          if (error) reject(error);
          else resolve(value);
        });
      });
    },
  );
}

/** Random, so that nobody can choose names whose hashes collide. */
const seed = randomInt(2 ** 31);

const quote = 0x22;
const backslash = 0x5c;
const colon = 0x3a;
const opening = new Set([0x5b, 0x7b]);
const closing = new Set([0x5d, 0x7d]);
const whiteSpace = new Set([0x20, 0x09, 0x0a, 0x0d]);

/**
 * Scans the bytes once, from string to string, without allocating. Invalid JSON may be miscounted:
 * the parser rejects it anyway.
 */
export function hasTooManyNames(json: Buffer, most = maxFieldNames): boolean {
  const names = new Set<number>();
  let begin = json.indexOf(quote);
  while (begin !== -1) {
    const end = endOfText(json, begin + 1);
    if (end === -1) return false;
    if (isName(json, end) && names.add(hashOf(json, begin + 1, end)).size > most) return true;
    begin = json.indexOf(quote, end + 1);
  }
  return false;
}

/**
 * Whether the nesting is too deep: a parser keeps each open list, so that 200 KB of brackets block
 * the server for 30 ms, while counting them takes less than one.
 */
export function isTooDeep(json: Buffer, most = maxNesting): boolean {
  let depth = 0;
  for (let index = 0; index < json.length; index++) {
    const byte = json[index] ?? 0;
    if (opening.has(byte) && ++depth > most) return true;
    if (closing.has(byte)) depth--;
    if (byte !== quote) continue;
    index = endOfText(json, index + 1);
    if (index === -1) return false;
  }
  return false;
}

/**
 * Returns the index of the next unescaped quote: one after no backslash, or after an even number of
 * them.
 */
function endOfText(json: Buffer, begin: number): number {
  for (let end = json.indexOf(quote, begin); end !== -1; end = json.indexOf(quote, end + 1)) {
    let before = end - 1;
    while (before >= begin && json[before] === backslash) before--;
    if ((end - before) % 2 === 1) return end;
  }
  return -1;
}

function isName(json: Buffer, end: number): boolean {
  let next = end + 1;
  while (whiteSpace.has(json[next] ?? 0)) next++;
  return json[next] === colon;
}

/** FNV-1a. */
function hashOf(json: Buffer, begin: number, end: number): number {
  let hash = seed;
  for (let index = begin; index < end; index++)
    hash = Math.imul(hash ^ (json[index] ?? 0), 0x01000193);
  return hash;
}

const tooManyNames = () => unlikeOurs('This has far more fields than are known');
const tooDeep = () =>
  unlikeOurs('This has lists and fields far deeper within each other than ours');

const unlikeOurs = (problem: string) =>
  new AppError('VALIDATION_ERROR', 'Some fields need attention.', { errors: { body: [problem] } });
