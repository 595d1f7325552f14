import type { ServerResponse } from 'node:http';

/** A chat completion that comes in pieces of no sense, and how it ends. */
export function streamWords(
  response: ServerResponse,
  words: string,
  end: 'stop' | 'length' | 'drop' | 'never',
): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (delta: object, finish_reason: string | null = null) => {
    const chunk = { id: 'x', object: 'chat.completion.chunk', created: 1, model: 'fake' };
    const choices = [{ index: 0, delta, finish_reason }];
    response.write(`data: ${JSON.stringify({ ...chunk, choices })}\n\n`);
  };
  for (const content of words.match(/[\s\S]{1,6}/gu) ?? []) send({ role: 'assistant', content });
  if (end === 'never') return;
  if (end === 'drop') return void setTimeout(() => response.destroy(), 20);
  send({}, end);
  response.end('data: [DONE]\n\n');
}
