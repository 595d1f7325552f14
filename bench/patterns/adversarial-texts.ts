import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';

/** A text of any length: `head`, then `pump` over and over, then `tail`. */
export interface NastyShape {
  readonly head: string;
  readonly pump: string;
  readonly tail: string;
}

export function nastyText({ head, pump, tail }: NastyShape, length: number): string {
  const room = Math.max(0, length - head.length - tail.length);
  return head + pump.repeat(Math.ceil(room / pump.length)).slice(0, room) + tail;
}

// A character of each kind that patterns distinguish.
const letters = Array.from('aA1 \t\n-.,()[]{}"\'/:;@+#&$%_|•–é你\u0301sz09*=<>!?’');
const longRepeat = 10;
const mostShapes = 200;

class Sampler {
  private readonly flags: string;
  private readonly groups = new Map<AST.CapturingGroup, string>();

  private readonly letters: readonly string[];

  constructor(source: string, flags: string) {
    this.flags = flags.replace(/[gyd]/g, '');
    this.letters = [...new Set([...letters, ...source.replace(/[\\^$]/g, '')])];
  }

  /** A character that an element doesn't match, and so ends a run of it. */
  enderOf(raw: string): string {
    const one = new RegExp(`^(?:${raw})`, this.flags);
    return this.letters.find((letter) => !one.test(letter)) ?? '\u0000';
  }

  /** Up to `most` characters that a class or an escape matches, as different as possible. */
  lettersOf(raw: string, most: number): string[] {
    const one = new RegExp(`^(?:${raw})$`, this.flags);
    const found = this.letters.filter((letter) => one.test(letter));
    // Between a letter of ASCII and another there is a `\b`, also within a word.
    const kinds = new Map(
      found.map((letter) => [
        letter
          .replace(/[a-z]/i, 'a')
          .replace(/(?![a-z])\p{L}/iu, 'é')
          .replace(/\d/, '1'),
        letter,
      ]),
    );
    return [...kinds.values()].slice(0, most);
  }

  /** The shortest text that an element matches, with each quantified part at least once. */
  sampleOf(element: AST.Element | AST.Alternative): string {
    switch (element.type) {
      case 'Alternative':
        return element.elements.map((part) => this.sampleOf(part)).join('');
      case 'Group':
        return this.sampleOfFirst(element.alternatives);
      case 'CapturingGroup': {
        const sample = this.sampleOfFirst(element.alternatives);
        this.groups.set(element, sample);
        return sample;
      }
      case 'Quantifier':
        return this.sampleOf(element.element).repeat(Math.min(20, Math.max(1, element.min)));
      case 'Character':
        return String.fromCodePoint(element.value);
      case 'CharacterSet':
      case 'CharacterClass':
      case 'ExpressionCharacterClass':
        return this.lettersOf(element.raw, 1)[0] ?? '';
      case 'Backreference':
        return Array.isArray(element.resolved) ? '' : (this.groups.get(element.resolved) ?? '');
      default:
        return '';
    }
  }

  private sampleOfFirst(alternatives: readonly AST.Alternative[]): string {
    return alternatives[0] ? this.sampleOf(alternatives[0]) : '';
  }

  /** Texts that one iteration of a quantifier matches. */
  turnsOf(quantified: AST.QuantifiableElement): string[] {
    if (quantified.type === 'Group' || quantified.type === 'CapturingGroup') {
      return quantified.alternatives.slice(0, 6).map((one) => this.sampleOf(one));
    }
    if (quantified.type === 'CharacterSet' || quantified.type.endsWith('CharacterClass')) {
      return this.lettersOf(quantified.raw, 6);
    }
    return [this.sampleOf(quantified)];
  }
}

/** The texts required before and after an element for a match to reach it. */
function around(element: AST.Node, sampler: Sampler): { before: string; after: string } {
  let before = '';
  let after = '';
  let node: AST.Node = element;
  for (let parent = node.parent; parent; node = parent, parent = node.parent) {
    if (parent.type === 'Alternative') {
      const at = parent.elements.indexOf(node as AST.Element);
      before =
        parent.elements
          .slice(0, at)
          .map((one) => sampler.sampleOf(one))
          .join('') + before;
      after += parent.elements
        .slice(at + 1)
        .map((one) => sampler.sampleOf(one))
        .join('');
    }
  }
  return { before, after };
}

interface Repeat {
  readonly turns: readonly string[];
  readonly before: string;
  readonly after: string;
  readonly ender: string;
}

function repeatsOf(pattern: AST.Pattern, sampler: Sampler): Repeat[] {
  const repeats: Repeat[] = [];
  visitRegExpAST(pattern, {
    onQuantifierEnter(node) {
      if (node.max < longRepeat) return;
      const turns = sampler.turnsOf(node.element).filter((turn) => turn !== '');
      const ender = sampler.enderOf(node.element.raw);
      if (turns.length > 0) repeats.push({ turns, ender, ...around(node, sampler) });
    },
  });
  return repeats;
}

const failing = '\u0000';

/** A long repetition, one that starts over and over, and a suffix that makes the match fail. */
function* shapesOfOne({ turns, before, after, ender }: Repeat): Generator<NastyShape> {
  const tails = [failing, `${ender}${failing}`];
  for (const pump of turns) {
    for (const tail of tails) {
      yield { head: '', pump, tail };
      yield { head: before, pump, tail };
    }
    yield { head: '', pump: before + pump, tail: `${ender}${failing}` };
    yield { head: '', pump: pump + after, tail: failing };
    yield { head: 'a', pump, tail: `\n${failing}` };
    yield { head: '(', pump, tail: `${after.slice(0, -1)}${failing}` };
  }
  if (turns.length > 1) yield { head: '', pump: turns.join(''), tail: `${ender}${failing}` };
  for (const tail of ['', ...tails]) yield { head: '', pump: before, tail };
  const whole = before + (turns[0] ?? '') + after;
  yield { head: '', pump: whole, tail: `\n${failing}` };
  yield { head: before, pump: after || whole, tail: `\n${failing}` };
}

function* shapesOfTwo(one: Repeat, other: Repeat): Generator<NastyShape> {
  for (const turn of one.turns.slice(0, 3)) {
    for (const next of other.turns.slice(0, 3)) {
      if (turn !== next) yield { head: '', pump: turn + next, tail: failing };
    }
  }
}

/** Adversarial texts from a pattern's own parts; none if it has no unbounded repetition. */
export function nastyShapes(source: string, flags: string): NastyShape[] {
  const parsed = new RegExpParser({ ecmaVersion: 2025 }).parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  const repeats = repeatsOf(parsed, new Sampler(source, flags));
  const pairs = repeats.flatMap((one, at) =>
    repeats.slice(at + 1).map((other) => ({ one, other })),
  );
  const shapes = [
    ...repeats.flatMap((one) => [...shapesOfOne(one)]),
    ...pairs.flatMap(({ one, other }) => [...shapesOfTwo(one, other)]),
  ].filter(({ pump }) => pump !== '');
  return [...new Map(shapes.map((shape) => [JSON.stringify(shape), shape])).values()].slice(
    0,
    mostShapes,
  );
}
