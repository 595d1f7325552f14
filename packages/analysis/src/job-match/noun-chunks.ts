import { phraseKey } from '../vocabulary/phrase.ts';

const asked =
  /\b(?:experience (?:with|in|of|using)|experienced (?:with|in)|knowledge of|proficien(?:t|cy) (?:with|in)|familiar(?:ity)? with|skilled in|expertise in|background in|understanding of|skills in|trained in|competen(?:t|ce|cy) in|confident (?:with|in|using)|comfortable with|command of|certification in|fluent in|fluency in)\s+(?<things>[^.;:()]{2,160})/giu;
const parting =
  /(?:(?<!\s)\s+)?(?:,|\/|\band\b|\bor\b|\bas well as\b|\bincluding\b|\bsuch as\b)\s*/iu;
const lead =
  /^(?:(?:the|a|an|our|your|modern|relevant|basic|advanced|good|strong|solid|excellent|common|various|using|both|other|at least one|one|any|all|local|current|similar|standard|working|in|with|of|on|daily)\s+)+/iu;
const tail =
  /(?<!\s)\s+(?:is|are|at|in|on|for|within|from|to|that|which|would|will|preferred|required|essential|desirable|a plus|helps?|using|environments?|settings?|context|tools?|software|systems?|or similar|etc)\b.*$/isu;
const generic =
  /\b(?:role|roles|position|field|industry|environment|team|teams|company|companies|work|working|job|experience|years?|people|customers?|clients?|ability|skills?|similar|related|equivalent|least|own|new|fast|others?|tools?|software|systems?|projects?|area|areas|business|settings?|principles|concepts|best practices|practices|processes|procedures|techniques|methods|things?|plus|desire|level|degree|you|we|us|it|them|this|that|how|what|least|more|day|world|quality|large|small|high|technologies|technology|products?|services?|solutions?|standards|standard|issues?|problems?|changes?|results?)\b/iu;

/** Names of what is asked for that no vocabulary knows: 'hydraulic presses', 'Amharic'. */
export function nounChunks(sentence: string): string[] {
  const asks = Array.from(sentence.matchAll(asked), ({ groups }) => groups?.things ?? '');
  return asks.flatMap((things) => things.split(parting).map(bare)).filter(isThing);
}

const bare = (part: string) => part.replace(lead, '').replace(tail, '').trim();

function isThing(chunk: string): boolean {
  const words = phraseKey(chunk).split(' ');
  if (words.length > 3 || chunk.length < 3 || chunk.length > 40 || generic.test(chunk))
    return false;
  if (!/^\p{L}[\p{L}\p{N} +#.&'’-]*$/u.test(chunk)) return false;
  return words.length > 1 || !/(?:ing|ly|ed)$/i.test(chunk);
}
