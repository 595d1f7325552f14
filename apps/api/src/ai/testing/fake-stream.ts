import type { ServerResponse } from 'node:http';

/**
 * A chat completion that comes in pieces of no sense, six characters each, and how it ends.
 *
 * @param before what a piece waits for, by its number.
 */
export async function streamWords(
  response: ServerResponse,
  words: string,
  end: 'stop' | 'length' | 'drop' | 'never',
  before?: (piece: number, response: ServerResponse) => Promise<void> | undefined,
): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (delta: object, finish_reason: string | null = null) => {
    const chunk = { id: 'x', object: 'chat.completion.chunk', created: 1, model: 'fake' };
    const choices = [{ index: 0, delta, finish_reason }];
    response.write(`data: ${JSON.stringify({ ...chunk, choices })}\n\n`);
  };
  for (const [piece, content] of (words.match(/[\s\S]{1,6}/gu) ?? []).entries()) {
    const pause = before?.(piece, response);
    if (pause) await pause;
    send({ role: 'assistant', content });
  }
  if (end === 'never') return;
  if (end === 'drop') return void setTimeout(() => response.destroy(), 20);
  send({}, end);
  response.end('data: [DONE]\n\n');
}
