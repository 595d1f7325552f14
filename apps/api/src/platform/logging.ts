import { Writable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import type { Configuration } from './configuration.ts';
import { toLoggableError } from './loggable-error.ts';

export type Log = FastifyBaseLogger;

/**
 * JSON lines in production, short lines for a person otherwise. Never logs a body, a query or a
 * token.
 */
export function createLog({
  logLevel,
  isProduction,
}: Pick<Configuration, 'logLevel' | 'isProduction'>): Log {
  const options = { level: logLevel, serializers: { err: onlySafe } };
  return isProduction ? pino(options) : pino(options, new ShortLines());
}

const onlySafe = (error: unknown) => (error instanceof Error ? toLoggableError(error) : error);

type Entry = {
  level: number;
  time: number;
  msg?: string;
  requestId?: string;
  err?: { message: string; stack?: string; causes?: string[] };
};

const nameByLevel: Record<number, string> = { 10: 'trace', 20: 'debug', 40: 'warn', 50: 'error' };

class ShortLines extends Writable {
  override _write(line: Buffer, _encoding: BufferEncoding, done: () => void): void {
    process.stdout.write(`${toShortLine(JSON.parse(line.toString()))}\n`);
    done();
  }
}

function toShortLine({ level, time, msg = '', requestId, err }: Entry): string {
  const clock = new Date(time).toTimeString().slice(0, 8);
  const name = nameByLevel[level];
  const head = [clock, name, msg, level > 30 && requestId ? `(request ${requestId})` : undefined];
  const problem = err && [err.message, ...(err.causes ?? []), err.stack];
  return [head.filter(Boolean).join(' '), ...(problem?.filter(Boolean) ?? [])].join('\n  ');
}
