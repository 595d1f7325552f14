const codes: string[] = [];

/** The two bytes of a character code inside a literal string. */
export function writeCode(cid: number): string {
  codes[cid] ??= [cid >> 8, cid & 255]
    .map((byte) => {
      if (byte === 13) return '\\r';
      const letter = String.fromCharCode(byte);
      return letter === '(' || letter === ')' || letter === '\\' ? `\\${letter}` : letter;
    })
    .join('');
  return codes[cid] ?? '';
}
