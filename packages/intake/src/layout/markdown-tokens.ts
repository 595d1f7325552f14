import { Lexer, type MarkedToken, type Token, Tokenizer, type Tokens } from 'marked';

/** Deepest nesting of lists and quotes that is read. */
const deepest = 12;
/** In longer texts, repeated searches for the end of unclosed marks would take too long. */
const longestText = 5_000;

/** Splits a text into blocks, by CommonMark and GitHub's tables, in linear time. */
export const markdownTokens = (text: string): Token[] =>
  new BoundedLexer({ gfm: true, tokenizer: new BoundedTokenizer() }).lex(text);

class BoundedLexer extends Lexer {
  override inlineTokens(source: string, tokens: Token[] = []): Token[] {
    if (source.length <= longestText) return super.inlineTokens(source, tokens);
    tokens.push({ type: 'text', raw: source, text: source });
    return tokens;
  }
}

/** Treats nesting beyond `deepest` as text. */
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

/** Whether a token has a type that Markdown itself defines, rather than an extension. */
export const isOf = <Type extends MarkedToken['type']>(
  token: Token | undefined,
  ...types: readonly Type[]
): token is Extract<MarkedToken, { type: Type }> => types.some((type) => type === token?.type);

/** The tokens within a token, one level down. */
export const tokensIn = (token: Token): readonly Token[] =>
  'tokens' in token && Array.isArray(token.tokens) ? token.tokens : [];
