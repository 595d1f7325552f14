import { Lexer, type MarkedToken, type Token, Tokenizer, type Tokens } from 'marked';

/** Lists and quotes within each other, beyond what people write. */
const deepest = 12;
/** In longer ones marks without an end would be looked for again and again. */
const longestText = 5_000;

/** The blocks of a text, by CommonMark and GitHub's tables, in time that grows with its length. */
export const markdownTokens = (text: string): Token[] =>
  new BoundedLexer({ gfm: true, tokenizer: new BoundedTokenizer() }).lex(text);

class BoundedLexer extends Lexer {
  override inlineTokens(source: string, tokens: Token[] = []): Token[] {
    if (source.length <= longestText) return super.inlineTokens(source, tokens);
    tokens.push({ type: 'text', raw: source, text: source });
    return tokens;
  }
}

/** Reads what lies deeper as text. */
class BoundedTokenizer extends Tokenizer {
  #depth = 0;

  override list(source: string): Tokens.List | undefined {
    return this.#within(() => super.list(source));
  }

  override blockquote(source: string): Tokens.Blockquote | undefined {
    return this.#within(() => super.blockquote(source));
  }

  #within<Found>(read: () => Found): Found | undefined {
    if (this.#depth >= deepest) return undefined;
    this.#depth += 1;
    const found = read();
    this.#depth -= 1;
    return found;
  }
}

/** A token of those that are written in Markdown itself, and of no extension. */
export const isOf = <Type extends MarkedToken['type']>(
  token: Token | undefined,
  ...types: readonly Type[]
): token is Extract<MarkedToken, { type: Type }> => types.some((type) => type === token?.type);

/** What stands in a token, one level down. */
export const tokensIn = (token: Token): readonly Token[] =>
  'tokens' in token && Array.isArray(token.tokens) ? token.tokens : [];
