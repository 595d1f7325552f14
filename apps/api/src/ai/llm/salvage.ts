import { jsonrepair } from 'jsonrepair';
import type { z } from 'zod';

/** The object in an answer that has words around it, or slips in its JSON. */
export function salvage<T>(schema: z.ZodType<T>, text: string | undefined): T | undefined {
  const start = text?.indexOf('{') ?? -1;
  if (!text || start < 0) return undefined;
  for (const candidate of [text.slice(start, text.lastIndexOf('}') + 1), text.slice(start)]) {
    const parsed = schema.safeParse(repaired(candidate));
    if (parsed.success) return parsed.data;
  }
  return undefined;
}

function repaired(text: string): unknown {
  try {
    return JSON.parse(jsonrepair(text));
  } catch {
    return undefined;
  }
}
