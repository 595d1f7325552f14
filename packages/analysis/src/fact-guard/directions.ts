import type { FactFlag } from './fact-flag.ts';

/** Words for a rise and a fall in German, French, Spanish, Portuguese and Hindi; `check-outcomes.ts` knows the English ones. */
const rise =
  /(?<![\p{L}\p{M}])(?:(?:ge)?steiger\p{L}{1,6}|gestiegen|stieg|anstieg\p{L}{0,2}|erhöh\p{L}{1,6}|zunahme|zuwachs|hausse|augmentations?|augmentée?s?|croissance|accrue?s?|aument[oóaé]\p{L}{0,5}|incrementó?|incremento|subida|subió|creció|crescimento|cresceu|elevação|बढ़(?![िई])[\p{L}\p{M}]{0,5}|वृद्धि)(?![\p{L}\p{M}])/iu;
const fall =
  /(?<![\p{L}\p{M}])(?:senk\p{L}{1,4}|gesenkt\p{L}{0,2}|gesunken|sank|rückgang|reduzier\p{L}{1,4}|verringer\p{L}{1,4}|abnahme|baisse|baissée?s?|réduite?s?|réductions?|diminuée?s?|diminutions?|chute|redu(?:je|jo|cido|cida|cción|ção|ziu|zi|zido)|disminu\p{L}{2,5}|descens\p{L}{1,3}|bajó|bajada|queda|diminu(?:iu|í|ição)|caiu|घट(?!न|क)[\p{L}\p{M}]{0,5}|कमी)(?![\p{L}\p{M}])/iu;

/** Finds a rise where the source has a fall alone, and the other way round: 'en hausse de 28 %' for 'en baisse'. */
export function reversedDirections(source: string, output: string): FactFlag[] {
  return [[rise, fall] as const, [fall, rise] as const].flatMap(([one, other]) => {
    const found = one.exec(output);
    if (!found || one.test(source) || !other.test(source) || other.test(output)) return [];
    const { 0: text, index } = found;
    return [{ kind: 'outcome' as const, text, start: index, end: index + text.length }];
  });
}
