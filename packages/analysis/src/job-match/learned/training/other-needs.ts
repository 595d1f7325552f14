import type { ReadLanguage } from '../../../text/languages.ts';
import { taggedSentence } from '../need-features.ts';
import { begins, continues, outside } from '../tagger.ts';
import type { LabelledSentence } from './gold-labels.ts';

/**
 * Returns the sentences with their needs replaced by needs of other advertisements, so that the
 * tagger learns the words around a need rather than the needs themselves (mention replacement; Dai
 * and Adel, 'An Analysis of Simple Data Augmentation for Named Entity Recognition', 2020).
 */
export function withOtherNeeds(
  sentences: readonly LabelledSentence[],
  random: () => number,
): LabelledSentence[] {
  const needs = new Map<ReadLanguage, string[]>();
  for (const sentence of sentences) {
    const { language } = sentence.surroundings;
    const own = spansOf(sentence).map(([from, to]) => sentence.text.slice(from, to));
    needs.set(language, [...(needs.get(language) ?? []), ...own]);
  }
  return sentences.flatMap((sentence) => {
    const spans = spansOf(sentence);
    const pool = needs.get(sentence.surroundings.language) ?? [];
    if (spans.length === 0) return [];
    let [text, at] = ['', 0];
    const places: [number, number][] = [];
    for (const [from, to] of spans) {
      const other = pool[Math.floor(random() * pool.length)] ?? '';
      text += sentence.text.slice(at, from);
      places.push([text.length, text.length + other.length]);
      text += from === 0 ? other.charAt(0).toUpperCase() + other.slice(1) : other;
      at = to;
    }
    text += sentence.text.slice(at);
    const tagged = taggedSentence(text, sentence.surroundings);
    const gold = Int16Array.from(tagged.words, ({ start, end }) => {
      const place = places.find(([from, to]) => from <= start && end <= to);
      return place === undefined ? outside : place[0] === start ? begins : continues;
    });
    return [{ ...sentence, ...tagged, gold }];
  });
}

/** Returns the positions of a sentence's needs in its text. */
function spansOf({ words, gold }: LabelledSentence): [from: number, to: number][] {
  const spans: [number, number][] = [];
  for (const [at, { start, end }] of words.entries()) {
    const last = spans.at(-1);
    if (gold[at] === begins) spans.push([start, end]);
    else if (gold[at] === continues && last) last[1] = end;
  }
  return spans;
}
